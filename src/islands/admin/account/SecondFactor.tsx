import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { beginSecondFactor } from '#api/second-factor.ts';
import { sessionUrl } from '#api/session.ts';
import type { SecondFactorSetup } from '#contracts/answers/second-factor.ts';
import type { SignedIn } from '#contracts/answers/session.ts';
import { Button } from '#ui/Button.tsx';
import { useAct } from '../use-act.ts';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { SecondFactorOff } from './SecondFactorOff.tsx';
import { SecondFactorSetupForm } from './SecondFactorSetupForm.tsx';

/** A code beside the password: set up, shown as on, turned off. */
export function SecondFactor({ admin }: { admin: SignedIn }) {
  const client = useQueryClient();
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const [codes, setCodes] = useState<string[]>();
  const { isBusy, act } = useAct();

  const know = (hasSecondFactor: boolean) =>
    client.setQueryData([sessionUrl], { ...admin, hasSecondFactor, mustSetUpSecondFactor: false });
  const begin = () => act(async () => setSetup(await beginSecondFactor()));

  return (
    <section aria-labelledby="second-factor-title" className="card grid gap-4 p-6">
      <h3 id="second-factor-title" className="font-semibold">
        Second factor
      </h3>
      {codes && (
        <RecoveryCodeList
          codes={codes}
          onKept={() => {
            setCodes(undefined);
            know(true);
          }}
        />
      )}
      {!codes && admin.hasSecondFactor && <SecondFactorOff onOff={() => know(false)} />}
      {!codes && !admin.hasSecondFactor && setup && (
        <SecondFactorSetupForm
          setup={setup}
          onOn={(made) => {
            setSetup(undefined);
            setCodes(made);
          }}
        />
      )}
      {!codes && !admin.hasSecondFactor && !setup && (
        <>
          {admin.mustSetUpSecondFactor && (
            <p role="status" className="desk-notice">
              The practice asks owners for a second factor. Set it up here; then everything else is open to
              you.
            </p>
          )}
          <p>
            With it, signing in asks for a code of an app on your phone as well. Whoever learns your password
            still cannot get in.
          </p>
          <Button size="small" className="justify-self-start" busy={isBusy} onClick={() => void begin()}>
            Set up a second factor
          </Button>
        </>
      )}
    </section>
  );
}
