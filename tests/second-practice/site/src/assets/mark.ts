/** The sign of the practice, in a box of 48 by 48: its body, and the line below. */
export const mark = {
  body: 'M8 10H40V30C40 36 34 38 24 38C14 38 8 36 8 30Z',
  smile: 'M8 42H40V45H8Z',
};
