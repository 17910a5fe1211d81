/** What is said at a field that needs another look. The schemas of the patients’ forms take these words, or another language’s. */
export const englishMessages = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  name: 'Please enter your name.',
  /** A name without any letter. */
  noLetter: 'Please use at least one letter.',
  email: 'Please enter your email address.',
  emailShape: 'Please enter a valid email address, such as name@example.com.',
  emailTooLong: 'This email address is too long.',
  phone: 'Please enter your phone number.',
  phoneShape: 'Please enter a phone number with 7 to 15 digits, such as (555) 555-0100.',
  phoneTooLong: 'This phone number is too long.',
  service: 'Please choose one of the services.',
  answer: 'Please choose one of the answers.',
  dateShape: 'Please enter a date such as 2030-01-31.',
  unreal: 'Please enter a real date.',
  tooEarly: 'Please choose today or a later day.',
  tooLate: 'Please choose a day within the next two years.',
  message: 'Please write your message.',
  unreadable: 'This contains characters we cannot read. Please type it again.',
  atMost: (characters: number) => `Please use at most ${characters} characters.`,
};

export type FormMessages = typeof englishMessages;
