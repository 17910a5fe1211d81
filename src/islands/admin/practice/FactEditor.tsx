import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent } from 'react';
import { factUrl, fetchFact } from '#api/facts.ts';
import type { FactHistory } from '#contracts/answers/facts.ts';
import { factSchemas, type FactKind } from '#contracts/facts.ts';
import { Button } from '#ui/Button.tsx';
import { asOftenAs } from '../presence.ts';
import { withSession } from '../session/session-gate.ts';
import { BuildLine } from './BuildLine.tsx';
import { FactChanges } from './FactChanges.tsx';
import { FactFields } from './FactFields.tsx';
import { FactVersions } from './FactVersions.tsx';
import { SaveBar } from './SaveBar.tsx';
import { factChanges } from './fact-lines.ts';
import { factName } from './fact-words.ts';
import { partsOf } from './schema-parts.ts';
import { useFact, type FactWork } from './use-fact.ts';

const whileBuildingMs = 3_000;

/** One kind of fact: its form, what saving it would change, whether it is public, and its history. */
export function FactEditor({ kind }: { kind: FactKind }) {
  const client = useQueryClient();
  const queryKey = [factUrl(kind)];
  const history = useQuery<FactHistory>({
    queryKey,
    // A build nobody reports of must not keep the session of a desk somebody has left.
    queryFn: () => withSession(() => fetchFact(kind, client.getQueryData(queryKey) !== undefined)),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.build?.state === 'asked' ? asOftenAs(whileBuildingMs) : false,
  });
  if (history.data) return <Editing history={history.data} readAt={history.dataUpdatedAt} />;
  if (history.isPending) return <p role="status">Loading...</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">This cannot be read right now.</p>
      <Button size="small" onClick={() => void history.refetch()}>
        Try again
      </Button>
    </div>
  );
}

function Editing({ history, readAt }: { history: FactHistory; readAt: number }) {
  const work = useFact(history);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <FactForm kind={history.kind} work={work} />
      <div className="grid gap-4">
        <BuildLine build={history.build} nowMs={readAt} />
        <FactVersions history={history} work={work} />
      </div>
    </div>
  );
}

function FactForm({ kind, work }: { kind: FactKind; work: FactWork }) {
  const { messages } = work;
  const changes = work.isChanged ? factChanges(work.value, work.saved) : [];

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    void work.save().then(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  return (
    <form noValidate aria-label={factName[kind]} className="card grid gap-5 p-6" onSubmit={onSubmit}>
      <FactFields
        kind={kind}
        part={partsOf(factSchemas[kind])}
        path=""
        value={work.value}
        messages={messages}
        onChange={work.edit}
      />
      {changes.length > 0 && (
        <section aria-label="What changes">
          <h3 className="font-semibold">What changes</h3>
          <FactChanges changes={changes} />
        </section>
      )}
      <SaveBar label="Save and publish" trouble={messages['form']} work={work} />
    </form>
  );
}
