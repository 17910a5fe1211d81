import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useCallback, useEffect, useState } from 'react';
import { call } from '#api/client.ts';
import { fetchSession, sessionUrl } from '#api/session.ts';
import type { SignedIn } from '#contracts/answers/session.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-event.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { pathOf, goTo, isIn, useIsAt } from './place.ts';
import { LinkScreen, linkPath } from './session/LinkScreen.tsx';
import { SignInScreen } from './session/SignInScreen.tsx';
import { forgetWaitingCalls, withSession } from './session/session-gate.ts';
import { endSession, onSignOutElsewhere } from './session/sign-out.ts';

// The dashboard, and the editor with it, is fetched after sign-in only.
const Dashboard = lazy(async () => {
  // Side by side, not one after the other.
  if (isIn('posts')) import('./posts/PostsPanel.tsx').catch(() => undefined);
  const { Dashboard: component } = await import('./Dashboard.tsx');
  return { default: component };
});

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
    },
  });
}

function Portal() {
  const client = useQueryClient();
  const session = useQuery({ queryKey: [sessionUrl], queryFn: fetchSession, networkMode: 'always' });
  const [isServerUntold, setIsServerUntold] = useState(false);

  /** From here on the portal is this person’s, or nobody’s: of whoever was here before nothing stays. */
  const show = useCallback(
    (admin: SignedIn | null) => {
      forgetWaitingCalls();
      client.setQueryData([sessionUrl], admin);
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionUrl });
    },
    [client],
  );
  const tellServer = () => {
    endSession().then(
      () => setIsServerUntold(false),
      () => setIsServerUntold(true),
    );
  };
  useEffect(
    () =>
      onSignOutElsewhere(() => {
        leavePlace();
        show(null);
      }),
    [show],
  );

  const isByLink = useIsAt(linkPath);
  if (isByLink)
    return (
      <LinkScreen
        token={location.hash.slice(1)}
        onDone={(next) => {
          leavePlace();
          show(next);
        }}
      />
    );

  if (session.isPending) return <LoadingScreen />;
  if (session.isError) return <SessionFailed onRetry={() => void session.refetch()} />;
  const { data: admin } = session;
  if (!admin) {
    const enter = (next: SignedIn) => {
      setIsServerUntold(false);
      show(next);
    };
    return <SignInScreen onSignedIn={enter} onRetrySignOut={isServerUntold ? tellServer : undefined} />;
  }
  return (
    <PartBoundary loading={<LoadingScreen />}>
      <Dashboard
        key={admin.id}
        admin={admin}
        onSignedIn={(next) => {
          if (next.id === admin.id) return;
          leavePlace();
          show(next);
        }}
        onSignOut={() => {
          tellServer();
          leavePlace();
          show(null);
          showToast({ title: 'You are signed out.' });
        }}
      />
    </PartBoundary>
  );
}

/** Whoever comes next begins at home: at the same address the patient somebody else had open would be opened for them. */
function leavePlace(): void {
  goTo(pathOf('posts'), { instead: true });
}

function LoadingScreen() {
  return (
    <div className="grid min-h-dvh place-items-center p-6">
      <h1 className="sr-only">Admin Portal</h1>
      <p role="status" className="flex items-center gap-3 text-lg">
        <span className="spinner size-6" aria-hidden="true" />
        Loading Admin Portal...
      </p>
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
