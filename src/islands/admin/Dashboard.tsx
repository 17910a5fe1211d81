import { useQueryClient, type Query } from '@tanstack/react-query';
import { lazy, useEffect, useState, type ComponentType } from 'react';
import { workingCopiesUrl } from '#api/working-copies.ts';
import type { SignedIn } from '#contracts/answers/session.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/Tabs.tsx';
import { DashboardHead } from './DashboardHead.tsx';
import { PartBoundary } from './PartBoundary.tsx';
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

interface Tab {
  area: Area;
  name: string;
  Badge?: ComponentType;
  /** None for the posts, whose panel stays mounted. */
  Panel?: ComponentType<{ admin: SignedIn }>;
}

/** The kinds of work, as they stand side by side. */
const tabs: readonly Tab[] = [
  { area: 'posts', name: 'Posts' },
  { area: 'inbox', name: 'Inbox', Badge: InboxCount, Panel: Inbox },
  { area: 'images', name: 'Images', Panel: ImageLibrary },
  { area: 'practice', name: 'Practice', Panel: PracticeFacts },
  { area: 'statistics', name: 'Statistics', Panel: Counts },
  { area: 'staff', name: 'Staff', Panel: StaffAccounts },
  { area: 'activity', name: 'Activity', Panel: Activity },
  { area: 'check', name: 'Site check', Panel: SiteCheck },
];

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
  const theirs = tabs.filter((tab) => may(tab.area));
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
      <DashboardHead name={admin.name} isAtAccount={area === 'account'} onSignOut={onSignOut} />
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
          {theirs.map(({ area: value, name, Badge }) => (
            <TabsTrigger key={value} value={value}>
              {name}
              {Badge && <Badge />}
            </TabsTrigger>
          ))}
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
        {theirs.map(
          ({ area: value, Panel }) =>
            Panel && (
              <TabsContent key={value} value={value}>
                <Panel admin={admin} />
              </TabsContent>
            ),
        )}
      </Tabs>
      {area === 'account' && <Account admin={admin} />}
      <SignInAgain email={admin.email} onSignedIn={onSignedIn} />
      <PasswordAgain />
    </div>
  );
}
