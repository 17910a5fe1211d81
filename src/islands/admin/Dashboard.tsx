import { useQueryClient, type Query } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { workingCopiesUrl } from '#api/working-copies.ts';
import type { SignedIn } from '#contracts/answers/session.ts';
import { practice } from '#practice/practice.ts';
import { Button } from '#ui/Button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/Tabs.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { Account } from './account/Account.tsx';
import { Activity } from './activity/Activity.tsx';
import { SiteCheck } from './check/SiteCheck.tsx';
import { Counts } from './counts/Counts.tsx';
import { ImageLibrary } from './images/ImageLibrary.tsx';
import { Inbox } from './inbox/Inbox.tsx';
import { InboxCount } from './inbox/InboxCount.tsx';
import { tendDrafts } from './inbox/kept-drafts.ts';
import { pathOf, goTo, homeOf, mayEnter, usePlace, type Area } from './place.ts';
import { usePostsPlace } from './posts/use-posts-place.ts';
import { PracticeFacts } from './practice/PracticeFacts.tsx';
import { watchPresence } from './presence.ts';
import { PasswordAgain } from './session/PasswordAgain.tsx';
import { SignInAgain } from './session/SignInAgain.tsx';
import { StaffAccounts } from './staff/StaffAccounts.tsx';
import { Today } from './today/Today.tsx';

// The editor is half of the portal's code, and nothing for whoever came to answer a patient.
const PostsPanel = lazy(() =>
  import('./posts/PostsPanel.tsx').then(({ PostsPanel: component }) => ({ default: component })),
);

interface DashboardProps {
  admin: SignedIn;
  onSignedIn: (admin: SignedIn) => void;
  onSignOut: () => void;
}

/** What colleagues change: the inbox, and who else writes on a post. */
const isOfColleagues = ({ queryKey: [url, kind] }: Query) =>
  kind === 'inbox' || String(url).startsWith(workingCopiesUrl);

/** What staff see once they are signed in: what needs somebody now, and one tab per kind of work that is theirs. */
export function Dashboard({ admin, onSignedIn, onSignOut }: DashboardProps) {
  const place = usePlace();
  const posts = usePostsPlace();
  const { role } = admin;
  // Without the second factor the practice asks for, there is one’s own account and nothing else.
  const may = (area: Area) => mayEnter(role, area) && (area === 'account' || !admin.mustSetUpSecondFactor);
  const home = admin.mustSetUpSecondFactor ? 'account' : homeOf(role);
  const area = may(place.area) ? place.area : home;
  const isHome = area === home && home !== 'account' && place.area !== 'inbox';
  const [hasBeenAtPosts, setHasBeenAtPosts] = useState(area === 'posts');
  if (area === 'posts' && !hasBeenAtPosts) setHasBeenAtPosts(true);
  // What was half written is this person's.
  useEffect(tendDrafts, []);
  const client = useQueryClient();
  // What stands here may be an hour old; everything that goes on being asked is asked at once.
  useEffect(
    () => watchPresence(() => void client.refetchQueries({ type: 'active', predicate: isOfColleagues })),
    [client],
  );
  return (
    <div className="mx-auto max-w-[90rem] px-4 pb-10 wrap-anywhere sm:px-6 lg:px-8" data-ready="">
      <header className="desk flex items-center gap-x-4 py-2">
        <h1 className="mr-auto font-display text-xl leading-tight">
          Admin Dashboard
          <span className="block font-sans text-sm font-normal text-ink-700 sm:ml-3 sm:inline">
            {practice.name}
          </span>
        </h1>
        <PlaceLink
          href={pathOf('account')}
          className="desk-account"
          aria-current={area === 'account' && 'page'}
        >
          <span className="sr-only">Your account: </span>
          {admin.name}
        </PlaceLink>
        <Button size="small" onClick={onSignOut}>
          Sign Out
        </Button>
      </header>
      <Tabs
        value={area}
        onValueChange={(next) =>
          goTo(
            next === 'posts'
              ? pathOf('posts', posts.detail, Object.fromEntries(posts.params))
              : pathOf(next as Area),
          )
        }
        activationMode="manual"
      >
        <TabsList shown={area} aria-label="Areas of the portal" className="desk mb-3">
          {may('posts') && <TabsTrigger value="posts">Posts</TabsTrigger>}
          {may('inbox') && (
            <TabsTrigger value="inbox">
              Inbox
              <InboxCount />
            </TabsTrigger>
          )}
          {may('images') && <TabsTrigger value="images">Images</TabsTrigger>}
          {may('practice') && <TabsTrigger value="practice">Practice</TabsTrigger>}
          {may('statistics') && <TabsTrigger value="statistics">Statistics</TabsTrigger>}
          {may('staff') && <TabsTrigger value="staff">Staff</TabsTrigger>}
          {may('activity') && <TabsTrigger value="activity">Activity</TabsTrigger>}
          {may('check') && <TabsTrigger value="check">Site check</TabsTrigger>}
        </TabsList>
        {isHome && <Today role={role} />}
        {/* Stays mounted from then on, so that looking at another tab never closes an open form. */}
        {may('posts') && hasBeenAtPosts && (
          <TabsContent value="posts" forceMount className="data-[state=inactive]:hidden">
            <PartBoundary loading={<p role="status">Loading...</p>}>
              <PostsPanel place={posts} />
            </PartBoundary>
          </TabsContent>
        )}
        {may('inbox') && (
          <TabsContent value="inbox">
            <Inbox />
          </TabsContent>
        )}
        {may('images') && (
          <TabsContent value="images">
            <ImageLibrary />
          </TabsContent>
        )}
        {may('practice') && (
          <TabsContent value="practice">
            <PracticeFacts />
          </TabsContent>
        )}
        {may('statistics') && (
          <TabsContent value="statistics">
            <Counts />
          </TabsContent>
        )}
        {may('staff') && (
          <TabsContent value="staff">
            <StaffAccounts admin={admin} />
          </TabsContent>
        )}
        {may('activity') && (
          <TabsContent value="activity">
            <Activity />
          </TabsContent>
        )}
        {may('check') && (
          <TabsContent value="check">
            <SiteCheck />
          </TabsContent>
        )}
      </Tabs>
      {area === 'account' && <Account admin={admin} />}
      <SignInAgain email={admin.email} onSignedIn={onSignedIn} />
      <PasswordAgain />
    </div>
  );
}
