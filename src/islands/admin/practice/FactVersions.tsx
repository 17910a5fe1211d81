import type { FactHistory } from '#contracts/answers/facts.ts';
import { Button } from '#ui/Button.tsx';
import { FactChanges } from './FactChanges.tsx';
import { VersionList } from './VersionList.tsx';
import { factChanges } from './fact-lines.ts';
import type { FactWork } from './use-fact.ts';

/** The history, back to what the site came with. */
export function FactVersions({ history: { own, versions }, work }: { history: FactHistory; work: FactWork }) {
  return (
    <VersionList
      versions={versions}
      work={work}
      changes={({ value }, before) => <FactChanges changes={factChanges(value, before?.value ?? own)} />}
      beginning={
        <li className="grid justify-items-start gap-1 py-3">
          <p>What the site came with.</p>
          {versions.length > 0 && (
            <Button size="small" variant="quiet" disabled={work.isBusy} onClick={() => void work.putBack(0)}>
              Put this back<span className="sr-only">: what the site came with</span>
            </Button>
          )}
        </li>
      }
    />
  );
}
