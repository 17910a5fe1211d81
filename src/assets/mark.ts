/** The sign of the practice, in a box of 48 by 48: its body, and the smile line below. `public/favicon.svg` has the same. */
export const mark = {
  body: 'M24 2.5C20.6 8.6 8.5 18.4 8.1 28.6C12.4 33.4 17.6 35.2 23 35.2C30.2 35.2 36.4 31.6 39.8 26.6C38.4 17.6 27.2 8.2 24 2.5Z',
  smile:
    'M9.3 34.1C11.8 40.9 17.4 45.5 24 45.5C32.6 45.5 39.4 38.9 40 31.1C36 36.4 30 39.2 23.2 39.2C17.9 39.2 13.2 37.5 9.3 34.1Z',
};
