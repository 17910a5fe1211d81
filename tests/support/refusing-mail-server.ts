import { mailStandIn } from '../../scripts/faults/mail-stand-in.ts';

/** A mail provider that refuses every recipient, and quotes it, until it recovers. */
export async function refusingMailServer() {
  let isWell = false;
  const refused: string[] = [];
  const accepted: string[] = [];
  const { url, close } = await mailStandIn({
    onRecipient: (email) => {
      if (isWell) return undefined;
      refused.push(email);
      return `550 <${email}> is not welcome here`;
    },
    onMessage: (_, recipient) => {
      accepted.push(recipient);
      return 'taken';
    },
  });
  return {
    url,
    close,
    recover: () => {
      isWell = true;
    },
    refused: () => refused,
    accepted: () => accepted,
  };
}
