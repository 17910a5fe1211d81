import { useState, type SyntheticEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { InputField } from '#ui/fields.tsx';
import { DeskDialog } from '../DeskDialog.tsx';
import { linkUrl } from './link-url.ts';
import { type Quill } from './quill-types.ts';

interface LinkDialogProps {
  quill: Quill;
  /** Where the link under the cursor leads; empty for a new one. */
  href: string;
  /** The selected text; without one the dialog asks for it. */
  text: string;
  /** With the place the cursor is to stand at. */
  onClose: (caret: number) => void;
}

export function LinkDialog({ quill, href, text, onClose }: LinkDialogProps) {
  const [error, setError] = useState('');
  const [range] = useState(() => quill.getSelection(true));

  const close = () => onClose(range.index + range.length);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const url = linkUrl(String(form.get('address')));
    if (!url)
      return setError(
        'Please give a web address, an e-mail address, a phone number or a path such as /contact.',
      );
    const label = String(form.get('label') ?? '').trim();
    const shown = label || url;
    if (range.length > 0) quill.formatText(range.index, range.length, 'link', url, 'user');
    else if (href) formatWholeLink(quill, range.index, url);
    else quill.insertText(range.index, shown, 'link', url, 'user');
    onClose(range.index + (range.length || (href ? 0 : shown.length)));
  };
  const remove = () => {
    if (range.length > 0) quill.formatText(range.index, range.length, 'link', false, 'user');
    else formatWholeLink(quill, range.index, false);
    close();
  };

  return (
    <DeskDialog onClose={close} title={href ? 'Change link' : 'Add link'} size="narrow">
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <InputField
          label="Address"
          name="address"
          defaultValue={href}
          error={error || undefined}
          hint="For example /contact or https://www.ada.org"
        />
        {!text && !href && <InputField label="Text" name="label" hint="What readers see." />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" size="small">
            {href ? 'Change link' : 'Add link'}
          </Button>
          {href && (
            <Button size="small" onClick={remove}>
              Remove link
            </Button>
          )}
        </div>
      </form>
    </DeskDialog>
  );
}

function formatWholeLink(quill: Quill, index: number, url: string | false): void {
  const [leaf] = quill.getLeaf(index);
  const link = leaf?.parent;
  if (!link || (link.domNode as Element).tagName !== 'A') return;
  quill.formatText(quill.getIndex(link), link.length(), 'link', url, 'user');
}
