import { useEffect } from 'react';
import { type StaffIdentity } from '#contracts/session.ts';
import { practice } from '#practice/practice.ts';
import { Button } from '#ui/Button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/Tabs.tsx';
import { ImageLibrary } from './images/ImageLibrary.tsx';
import { Inbox } from './inbox/Inbox.tsx';
import { InboxCount } from './inbox/InboxCount.tsx';
import { forgetDrafts } from './inbox/drafts.ts';
import { staffName } from './inbox/words.ts';
import { pathOf, goTo, usePlace, type Area } from './place.ts';
import { PostsPanel } from './posts/PostsPanel.tsx';
import { PasswordAgain } from './session/PasswordAgain.tsx';
import { SignInAgain } from './session/SignInAgain.tsx';
import { StaffAccounts } from './staff/StaffAccounts.tsx';
import { Today } from './today/Today.tsx';

interface DashboardProps {
  admin: StaffIdentity;
  onSignedIn: (admin: StaffIdentity) => void;
  onSignOut: () => void;
}

/** What staff see once they are signed in: what needs somebody now, and one tab per kind of work. */
export function Dashboard({ admin, onSignedIn, onSignOut }: DashboardProps) {
  const { area } = usePlace();
  // What was half written is this person's.
  useEffect(() => forgetDrafts, []);
  return (
    <div className="mx-auto max-w-[90rem] px-4 pb-10 wrap-anywhere sm:px-6 lg:px-8" data-ready="">
      <header className="desk flex items-center gap-x-4 py-2">
        <h1 className="mr-auto font-display text-xl leading-tight">
          Admin Dashboard
          <span className="block font-sans text-sm font-normal text-ink-700 sm:ml-3 sm:inline">
            {practice.name}
          </span>
        </h1>
        <p className="hidden text-sm text-ink-700 sm:block">
          <span className="sr-only">Signed in as </span>
          {admin.email}
        </p>
        <p className="text-sm text-ink-700 sm:hidden" aria-hidden="true">
          {staffName(admin.email)}
        </p>
        <Button size="small" onClick={onSignOut}>
          Sign Out
        </Button>
      </header>
      <Tabs value={area} onValueChange={(next) => goTo(pathOf(next as Area))} activationMode="manual">
        <TabsList aria-label="Areas of the portal" className="desk mb-3">
          <TabsTrigger value="posts">Posts</TabsTrigger>
          <TabsTrigger value="inbox">
            Inbox
            <InboxCount />
          </TabsTrigger>
          <TabsTrigger value="images">Images</TabsTrigger>
          <TabsTrigger value="staff">Staff</TabsTrigger>
        </TabsList>
        {/* Stays mounted, so that looking at another tab never closes an open form. */}
        <TabsContent value="posts" forceMount className="data-[state=inactive]:hidden">
          {area === 'posts' && <Today />}
          <PostsPanel />
        </TabsContent>
        <TabsContent value="inbox">
          <Inbox />
        </TabsContent>
        <TabsContent value="images">
          <ImageLibrary />
        </TabsContent>
        <TabsContent value="staff">
          <StaffAccounts admin={admin} />
        </TabsContent>
      </Tabs>
      <SignInAgain email={admin.email} onSignedIn={onSignedIn} />
      <PasswordAgain />
    </div>
  );
}
