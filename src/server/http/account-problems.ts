import { fieldProblem, problem } from './answers.ts';

/** Answers the calls about staff accounts share. */
export function commonPassword(): Response {
  return fieldProblem(400, 'password', 'This password is too easy to guess');
}

export function unknownAccount(): Response {
  return problem(404, 'There is no such account.');
}

export function lastOwner(): Response {
  return problem(409, 'The last active owner stays an owner. Make somebody else an owner first.', {
    extra: { code: 'last-owner' },
  });
}

export function emailTaken(): Response {
  return fieldProblem(409, 'email', 'There is an account with this e-mail address already');
}

export function notInvited(): Response {
  return problem(404, 'Nobody is waited for here: the invitation was followed or taken back.');
}

export function linkOver(): Response {
  return problem(404, 'This link has been used or is over. Please ask for a new one.', {
    extra: { code: 'link-over' },
  });
}

export function secondFactorOn(): Response {
  return problem(409, 'Your second factor is on already. To set up another one, turn it off first.', {
    extra: { code: 'second-factor-on' },
  });
}

/** The list of staff does not ask for what one's own account asks for. */
export function ownSecondFactor(): Response {
  return problem(409, 'Turn off your own second factor behind your name, on top of the page.', {
    extra: { code: 'own-account' },
  });
}

/** Of a second factor: 400 where it is being set up, 401 at the sign-in, 403 where it is to confirm. */
export function wrongCode(status: 400 | 401 | 403): Response {
  return fieldProblem(status, 'code', 'This code is not right, or was used already.', 'wrong-code');
}
