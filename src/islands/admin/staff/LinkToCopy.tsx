import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-event.ts';

/** A link that no mail can carry: the owner hands it over by a way of their own. */
export function LinkToCopy({ name, link }: { name: string; link: string }) {
  const id = useId();
  const notice = useRef<HTMLDivElement>(null);
  // On a phone it comes below the screen.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [link]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ title: 'Link copied' });
    } catch {
      document.getElementById(id)?.focus();
    }
  }
  return (
    <div ref={notice} role="status" className="desk-notice">
      <label htmlFor={id} className="basis-full">
        No mail can be sent from here. Give {name} this link; it works once.
      </label>
      <input
        id={id}
        className="field-control min-w-0 flex-1"
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <Button size="small" onClick={() => void copy()}>
        Copy link
      </Button>
    </div>
  );
}
