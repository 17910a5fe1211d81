import { practice } from '#practice/practice.ts';
import { Button } from '#ui/Button.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { pathOf } from './place.ts';

interface DashboardHeadProps {
  /** Of whoever is signed in. */
  name: string;
  isAtAccount: boolean;
  onSignOut: () => void;
}

/** Where one is, as whom, and the way out. */
export function DashboardHead({ name, isAtAccount, onSignOut }: DashboardHeadProps) {
  return (
    <header className="desk flex items-center gap-x-4 py-2">
      <h1 className="mr-auto font-display text-xl leading-tight">
        Admin Dashboard
        <span className="block font-sans text-sm font-normal text-ink-700 sm:ml-3 sm:inline">
          {practice.name}
        </span>
      </h1>
      <PlaceLink
        href={pathOf('account')}
        className="max-w-48 truncate text-[0.875rem] underline underline-offset-[0.2em] max-sm:max-w-28 pointer-coarse:py-3"
        aria-current={isAtAccount && 'page'}
      >
        <span className="sr-only">Your account: </span>
        {name}
      </PlaceLink>
      <Button size="small" onClick={onSignOut}>
        Sign Out
      </Button>
    </header>
  );
}
