import { type StaffIdentity } from '../../contracts/session.ts';
import { practice } from '../../practice/practice.ts';
import { Button } from '../../ui/Button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/Tabs.tsx';
import { ImageLibrary } from './images/ImageLibrary.tsx';
import { Inbox } from './inbox/Inbox.tsx';
import { InboxCount } from './inbox/InboxCount.tsx';
import { PostsPanel } from './posts/PostsPanel.tsx';
import { PasswordAgain } from './session/PasswordAgain.tsx';
import { SignInAgain } from './session/SignInAgain.tsx';
import { StaffAccounts } from './staff/StaffAccounts.tsx';

interface DashboardProps {
  admin: StaffIdentity;
  onSignedIn: (admin: StaffIdentity) => void;
  onSignOut: () => void;
}

/** What staff see once they are signed in: one tab per kind of work. */
export function Dashboard({ admin, onSignedIn, onSignOut }: DashboardProps) {
  return (
    <div className="mx-auto max-w-[90rem] px-4 pb-16 wrap-anywhere sm:px-6 lg:px-8" data-ready="">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
        <div className="mr-auto">
          <p className="text-sm text-ink-700">{practice.name}</p>
          <h1 className="font-display text-3xl leading-tight">Admin Dashboard</h1>
        </div>
        <p className="text-sm text-ink-700">
          <span className="sr-only">Signed in as </span>
          {admin.email}
        </p>
        <Button size="small" onClick={onSignOut}>
          Sign Out
        </Button>
      </header>
      <Tabs defaultValue="posts">
        <TabsList aria-label="Areas of the portal" className="mb-6">
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
