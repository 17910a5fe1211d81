import { mailStandIn } from './mail-stand-in.ts';

/**
 * A mail provider that takes every other message in and drops the line before it says so, until it recovers: the sender cannot know. What it
 * took is told by Message-ID, as a mailbox tells repetitions.
 */
export async function droppingMailServer() {
  const taken = new Map<string, string>();
  let messages = 0;
  let isWell = false;
  const { url, close } = await mailStandIn({
    onMessage: (lines) => {
      // A long header goes on in the next line, after a blank.
      const text = lines.join('\n').replace(/\n[ \t]+/g, ' ');
      const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'm').exec(text)?.[1] ?? '';
      taken.set(header('Message-ID'), header('Subject'));
      messages += 1;
      return !isWell && messages % 2 === 1 ? 'dropped' : 'taken';
    },
  });
  return {
    url,
    close,
    /** References named by a staff notice, one for each Message-ID. */
    notices: () => [...taken.values()].flatMap((subject) => /New request (\S+)/.exec(subject)?.[1] ?? []),
    recover: () => {
      isWell = true;
    },
  };
}
