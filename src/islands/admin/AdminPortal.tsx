import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../api/client.ts';
import { fetchSession, sessionAddress, signOut } from '../../api/session.ts';
import { type StaffIdentity } from '../../contracts/session.ts';
import { Button } from '../../ui/Button.tsx';
import { LoginForm } from './session/LoginForm.tsx';
import { saveOpenWork } from './session/open-work.ts';
import { forgetWaitingCalls, withSession } from './session/session-gate.ts';

// The dashboard, and the editor with it, is fetched after sign-in only.
const Dashboard = lazy(() =>
  import('./Dashboard.tsx').then(({ Dashboard: component }) => ({ default: component })),
);

/** /admin: not known yet, signed out or signed in. */
export function AdminPortal() {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Portal />
    </QueryClientProvider>
  );
}

function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => withSession(() => call(String(queryKey[0]))),
        retry: false,
        staleTime: Infinity,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  });
}

function Portal() {
  const client = useQueryClient();
  const session = useQuery({ queryKey: [sessionAddress], queryFn: fetchSession, networkMode: 'always' });

  if (session.isPending) return <LoadingScreen />;
  if (session.isError) return <SessionFailed onRetry={() => void session.refetch()} />;
  const enter = (admin: StaffIdentity) => {
    forgetWaitingCalls();
    client.setQueryData([sessionAddress], admin);
  };
  if (!session.data) return <SignInScreen onSignedIn={enter} />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Dashboard
        admin={session.data}
        onSignedIn={(admin) => client.setQueryData([sessionAddress], admin)}
        onSignOut={async () => {
          await saveOpenWork();
          await signOut().catch(() => undefined);
          client.clear();
          client.setQueryData([sessionAddress], null);
        }}
      />
    </Suspense>
  );
}

function LoadingScreen() {
  return (
    <div className="grid min-h-dvh place-items-center p-6">
      <p role="status" className="flex items-center gap-3 text-lg">
        <span className="desk-spinner" aria-hidden="true" />
        Loading Admin Portal...
      </p>
    </div>
  );
}

function SignInScreen({ onSignedIn }: Parameters<typeof LoginForm>[0]) {
  return (
    <div className="grid min-h-dvh place-items-center bg-seaglass-50 p-4">
      <section className="w-full max-w-md rounded-smile border border-sand-200 bg-white p-6 shadow-soft sm:p-9">
        <h1 className="mb-2 font-display text-3xl">Admin Portal</h1>
        <p className="mb-7 text-ink-700">For the practice’s team. Patients find everything on the website.</p>
        <LoginForm onSignedIn={onSignedIn} />
      </section>
    </div>
  );
}

function SessionFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid min-h-dvh place-items-center p-6">
      <div className="grid justify-items-center gap-4">
        <h1 className="font-display text-2xl">Admin Portal</h1>
        <p role="alert" className="desk-alert">
          Failed to load session
        </p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </div>
  );
}
