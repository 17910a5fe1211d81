import { useState } from 'react';
import { invite } from '#api/account-links.ts';
import { invitationHours } from '#contracts/account-link.ts';
import { staffRoles } from '#contracts/roles.ts';
import { staffNameLimit } from '#contracts/session.ts';
import { Button } from '#ui/Button.tsx';
import { InputField, Options, SelectField } from '#ui/fields.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { LinkToCopy } from './LinkToCopy.tsx';
import { roleHint, roleName } from './words.ts';

/** Whoever is invited chooses their own password; nobody else ever knows it. */
export function InviteForm({ onInvited }: { onInvited: () => Promise<void> }) {
  const [toHandOver, setToHandOver] = useState<{ name: string; link: string }>();
  const { messages, isBusy, onSubmit } = useAccountForm(async ({ name = '', email = '', role }) => {
    const chosen = staffRoles.find((one) => one === role) ?? 'desk';
    const { account, link } = await invite({ name, email, role: chosen });
    await onInvited();
    // After the list above has grown: on a phone it would push this below the screen again.
    setToHandOver(link === null ? undefined : { name: account.name, link });
    return link === null ? undefined : 'Invitation made';
  }, 'Invitation sent');
  return (
    <form noValidate className="card grid gap-4 p-6" onSubmit={(event) => void onSubmit(event)}>
      <h3 className="font-semibold">Invite somebody</h3>
      <InputField
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={staffNameLimit}
        required
        error={messages['name']}
      />
      <InputField
        label="Email"
        hint={`They get a link to choose a password. It works for ${invitationHours} hours.`}
        name="email"
        type="email"
        autoComplete="off"
        required
        error={messages['email']}
      />
      <SelectField label="Role" name="role" defaultValue="desk">
        <Options of={staffRoles.map((role) => [role, `${roleName[role]}: ${roleHint[role]}`])} />
      </SelectField>
      <Button type="submit" variant="primary" size="small" className="justify-self-start" busy={isBusy}>
        Send invitation
      </Button>
      {toHandOver && <LinkToCopy {...toHandOver} />}
    </form>
  );
}
