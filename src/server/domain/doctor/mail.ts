import type { Finding } from '#contracts/answers/doctor.ts';
import { practice } from '#practice/practice.ts';
import { type Check, type Scene, isProduction, ok } from './finding.ts';

/** Whether mail leaves the house, and whether those who get it are told by the DNS that it is ours. */
export const checkMail: Check = async (scene) => {
  const { variables } = scene;
  const sender = senderDomain(variables['MAIL_FROM'] || practice.email);
  return [await serverOf(scene), staffEmail(variables), ...(await recordsOf(sender, scene))];
};

async function serverOf({ variables, verifyMail }: Scene): Promise<Finding> {
  const subject = 'Mail server';
  const why = 'Staff learn of new requests, and patients that theirs arrived, by mail.';
  const url = variables['SMTP_URL'];
  if (!url)
    return {
      subject,
      state: isProduction(variables) ? 'fault' : 'warning',
      seen: 'None is set: mail is kept as files in DATA_DIR/outbox.',
      why,
      cure: 'Set SMTP_URL to what your mail provider gives you, e.g. smtps://user:password@smtp.example.com',
    };
  try {
    await verifyMail(url);
    return ok(subject, 'It lets us in.', why);
  } catch (error) {
    const isRefused = (error as { code?: string }).code === 'EAUTH';
    return {
      subject,
      state: 'fault',
      seen: isRefused ? 'It refuses our name and password.' : 'It does not answer.',
      why,
      cure: isRefused
        ? 'Take user and password anew from your mail provider, and write them into SMTP_URL (special characters as %-escapes).'
        : 'Compare host and port in SMTP_URL with what your mail provider says; many networks block port 25, so use 465 (smtps://) or 587 (smtp://).',
    };
  }
}

function staffEmail(variables: NodeJS.ProcessEnv): Finding {
  const subject = 'Staff’s address';
  const why = 'It is where the office reads that somebody waits.';
  const email = variables['STAFF_EMAIL'] || practice.email;
  if (variables['STAFF_EMAIL'] || !email.endsWith('.example')) return ok(subject, `It is ${email}.`, why);
  return {
    subject,
    state: 'warning',
    seen: `It is ${email}, a sample nobody reads.`,
    why,
    cure: 'Set STAFF_EMAIL to the office’s own mailbox.',
  };
}

/** A provider's name for its key; without being told, only the usual ones can be tried. */
const usualSelectors = [
  'default',
  'google',
  'selector1',
  'selector2',
  'k1',
  's1',
  's2',
  'mail',
  'pm',
  'resend',
  'fm1',
];

async function recordsOf(domain: string, { resolveTxt }: Scene): Promise<Finding[]> {
  const spf = await recordAt(domain, /^v=spf1\b/i, resolveTxt);
  const keys = await Promise.all(
    usualSelectors.map((selector) => recordAt(`${selector}._domainkey.${domain}`, /p=\w/i, resolveTxt)),
  );
  const dkim = keys.find((key) => key !== 'none') ?? 'none';
  const dmarc = await recordAt(`_dmarc.${domain}`, /^v=DMARC1\b/i, resolveTxt);
  const at = 'where the domain is managed, add';
  return [
    record('SPF', spf, domain, `${at} a TXT record for ${domain}: v=spf1 include:(your provider’s) ~all`),
    dkim === 'none'
      ? {
          ...record('DKIM', 'unknown', domain, ''),
          seen: `No key under the usual names of ${domain}; your provider may use another.`,
          cure: 'Send yourself a mail and look at its details: “DKIM: pass” must stand there. If not, add the record your provider shows.',
        }
      : record('DKIM', dkim, domain, ''),
    record(
      'DMARC',
      dmarc,
      domain,
      `${at} a TXT record for _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:(you)`,
    ),
  ];
}

type Found = 'there' | 'none' | 'unknown';

function record(subject: string, found: Found, domain: string, cure: string): Finding {
  const why = 'Without it mailboxes take our mail for somebody else’s, and put it with the spam.';
  if (found === 'there') return ok(subject, `${domain} has it.`, why);
  if (found === 'unknown')
    return {
      subject,
      state: 'unknown',
      seen: 'No answer from the name service.',
      why,
      cure: 'Ask again from a machine with a resolver.',
    };
  return { subject, state: 'warning', seen: `${domain} has none.`, why, cure: `Where${cure.slice(5)}` };
}

async function recordAt(name: string, pattern: RegExp, resolveTxt: Scene['resolveTxt']): Promise<Found> {
  try {
    const texts = await resolveTxt(name);
    return texts.some((parts) => pattern.test(parts.join(''))) ? 'there' : 'none';
  } catch (error) {
    return ['ENOTFOUND', 'ENODATA'].includes((error as { code?: string }).code ?? '') ? 'none' : 'unknown';
  }
}

/** `Name <one@example.com>` and `one@example.com` alike. */
function senderDomain(from: string): string {
  return /@([^>\s]+)/.exec(from)?.[1] ?? '';
}
