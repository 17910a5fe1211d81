import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { checkLink, followLink } from '#api/account-links.ts';
import { codeOf, fieldMessages, sentenceOf } from '#api/client.ts';
import { fetchSession, signIn } from '#api/session.ts';
import type { LinkUse } from '#contracts/account-link.ts';
import type { LinkHolder } from '#contracts/answers/account-link.ts';
import type { SignedIn } from '#contracts/answers/session.ts';
import { passwordBytes, staffNameLimit } from '#contracts/session.ts';
import { Button, buttonStyle } from '#ui/Button.tsx';
import { InputField } from '#ui/fields.tsx';
import { showToast } from '#ui/toast-event.ts';
import { PasswordField } from './PasswordField.tsx';
import { WayIn } from './WayIn.tsx';

/** Where the links of invitations and resets lead. */
export const linkPath = '/admin/welcome';

interface LinkScreenProps {
  token: string;
  /** Leaves this screen: signed in as somebody, or for the sign-in where that takes more than a password. */
  onDone: (admin: SignedIn | null) => void;
}

/** Whoever followed a link chooses a password, and is signed in with it. */
export function LinkScreen({ token, onDone }: LinkScreenProps) {
  const link = useQuery({
    queryKey: ['account link', token],
    queryFn: () => checkLink(token),
    staleTime: Infinity,
  });
  if (link.isPending)
    return (
      <WayIn title="One moment">
        <p role="status">Looking at your link...</p>
      </WayIn>
    );
  if (link.isError)
    return (
      <WayIn title="This link leads nowhere">
        <p role="alert" className="desk-alert mb-6">
          {sentenceOf(link.error) ?? 'It could not be checked. Please load the page again in a moment.'}
        </p>
        <a className={buttonStyle({})} href="/admin">
          To the sign-in
        </a>
      </WayIn>
    );
  return <ChoosePassword holder={link.data} token={token} onDone={onDone} />;
}

function ChoosePassword({ holder, token, onDone }: LinkScreenProps & { holder: LinkHolder }) {
  const [messages, setMessages] = useState<Record<string, string>>({});
  const [isBusy, setIsBusy] = useState(false);
  const isInvited = holder.kind === 'invitation';

  async function choose(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { password = '', ...rest } = Object.fromEntries(new FormData(event.currentTarget)) as Record<
      string,
      string
    >;
    setIsBusy(true);
    setMessages({});
    try {
      const name = isInvited && { name: rest['name'] ?? '' };
      onDone(await saveAndSignIn({ token, password, ...name }, holder.email));
    } catch (error) {
      const form = sentenceOf(error) ?? 'The server did not answer. Please try again.';
      setMessages(fieldMessages(error) ?? { form });
      setIsBusy(false);
    }
  }
  return (
    <WayIn title={isInvited ? 'Welcome' : 'A new password'}>
      <p className="mb-6">
        {isInvited ? 'This will be your account: ' : 'For the account '}
        <strong className="break-all">{holder.email}</strong>
      </p>
      <form noValidate className="grid gap-5" onSubmit={(event) => void choose(event)}>
        {isInvited && (
          <InputField
            label="Your name"
            hint="Colleagues see it beside what you do."
            name="name"
            autoComplete="name"
            maxLength={staffNameLimit}
            defaultValue={holder.name}
            required
            error={messages['name']}
          />
        )}
        <input type="hidden" name="username" autoComplete="username" value={holder.email} />
        <PasswordField
          label="Password"
          hint={`${passwordBytes.min} letters or more. Four words are easier to keep than eight signs.`}
          name="password"
          autoComplete="new-password"
          required
          error={messages['password']}
        />
        <p role="alert" className="desk-alert empty:hidden">
          {messages['form']}
        </p>
        <Button type="submit" variant="primary" busy={isBusy}>
          Save and sign in
        </Button>
      </form>
    </WayIn>
  );
}

/** A try whose answer was lost has used the link: then the password it left lets in. Null where the sign-in is yet to come. */
async function saveAndSignIn(use: LinkUse, email: string): Promise<SignedIn | null> {
  const enter = () =>
    signIn({ email, password: use.password })
      .then(fetchSession)
      .catch(() => null);
  try {
    await followLink(use);
  } catch (error) {
    const admin = codeOf(error) === 'link-over' ? await enter() : null;
    if (!admin) throw error;
    return admin;
  }
  const admin = await enter();
  if (!admin) showToast({ title: 'Your password is saved. Please sign in with it.' });
  return admin;
}
