import { type Check, ok } from './finding.ts';

const subject = 'Environment';
const why = 'With a variable missing or wrong the site does not start, or starts without part of its work.';

/** What a start would refuse, said before it is tried. */
export const checkEnvironment: Check = ({ variables, environmentProblems }) => {
  const problems = environmentProblems(variables);
  if (problems.length === 0) return Promise.resolve([ok(subject, 'Every variable can be used.', why)]);
  return Promise.resolve(
    problems.map((problem) => ({
      subject,
      state: 'fault' as const,
      seen: problem,
      why,
      cure: `Set ${problem.split(':', 1)[0] ?? 'it'} where the site gets its variables (.env, or the host’s settings), and start or deploy again. .env.example describes each.`,
    })),
  );
};
