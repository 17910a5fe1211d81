import { useId, useRef } from 'react';
import type { StaffPost } from '#contracts/answers/post.ts';
import { plainText, readingMinutes } from '#contracts/post-text.ts';
import { type PostFields } from '#contracts/working-copy.ts';
import { Button } from '#ui/Button.tsx';
import { type SaveState } from '../autosave.ts';
import { useStickyBar } from '../use-sticky-bar.ts';
import { timeOfDay } from './office-time.ts';
import { outcomeOf } from './post-outcome.ts';
import { type Finding } from './publish-check.ts';

interface PublishBarProps {
  fields: PostFields;
  post: StaffPost | null;
  saveState: SaveState;
  findings: Finding[];
  isSubmitting: boolean;
  isUploading: boolean;
  onFindings: () => void;
  onPreview: () => void;
  onPublish: () => void;
  onCancel: () => void;
}

/** In reach wherever one writes: what is saved, what is still open, and what each button does to what patients see. */
export function PublishBar(props: PublishBarProps) {
  const { fields, post, saveState, findings, isSubmitting, isUploading } = props;
  const bar = useRef<HTMLDivElement>(null);
  const id = useId();
  useStickyBar(bar, 'bottom');
  const outcome = outcomeOf(fields, post);
  const isBusy = isSubmitting || isUploading;
  const asPublished = outcomeOf({ ...fields, published: true }, post);
  return (
    <div ref={bar} className="desk-actions">
      <div className="desk-actions-facts">
        <SaveStatus state={saveState} />
        <p>{textSize(fields.content)}</p>
        {findings.length > 0 && (
          <button type="button" className="desk-actions-findings" onClick={props.onFindings}>
            {countFindings(findings)}
          </button>
        )}
      </div>
      <div className="desk-actions-buttons">
        {post && (
          <Button variant="quiet" onClick={props.onCancel} disabled={isSubmitting}>
            Cancel Edit
          </Button>
        )}
        <Button variant="quiet" onClick={props.onPreview}>
          Preview
        </Button>
        <Button
          type="submit"
          variant={fields.published ? 'primary' : 'secondary'}
          busy={isBusy}
          aria-describedby={isBusy ? undefined : id}
        >
          {isUploading
            ? 'Uploading image...'
            : isSubmitting
              ? outcome.busy
              : post
                ? 'Update Post'
                : 'Create Post'}
          {!isBusy && (
            <small id={id} aria-hidden="true">
              {outcome.says}
            </small>
          )}
        </Button>
        {!fields.published && (
          <Button
            variant="primary"
            disabled={isBusy}
            aria-describedby={`${id}-publish`}
            onClick={props.onPublish}
          >
            Publish
            <small id={`${id}-publish`} aria-hidden="true">
              {asPublished.says}
            </small>
          </Button>
        )}
      </div>
    </div>
  );
}

/** 'Saved 10:42', or why not yet. */
function SaveStatus({ state }: { state: SaveState }) {
  return (
    <p role="status" className="min-h-6 text-sm text-ink-700">
      {state.status === 'saving' && 'Saving…'}
      {state.status === 'saved' && `Saved ${timeOfDay(state.savedAt)}`}
      {state.status === 'waiting' &&
        'Not saved yet: no connection. Your text is kept here and sent as soon as the line is back.'}
    </p>
  );
}

function textSize(content: string): string {
  const text = plainText(content);
  const words = text.match(/\S+/g)?.length ?? 0;
  if (words === 0) return 'No words yet';
  return `${words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`}, ${readingMinutes(text)} min to read`;
}

function countFindings(findings: Finding[]): string {
  const needed = findings.filter(({ kind }) => kind === 'must').length;
  const hints = findings.length - needed;
  return [needed > 0 && `${needed} needed`, hints > 0 && (hints === 1 ? '1 hint' : `${hints} hints`)]
    .filter(Boolean)
    .join(', ');
}
