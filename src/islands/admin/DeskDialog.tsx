import { createPortal } from 'react-dom';
import { Dialog, type DialogProps } from '../../ui/Dialog.tsx';

/** A dialog opened from inside the post form; it stands beside the form, since a form may not hold another one. */
export function DeskDialog(props: Omit<DialogProps, 'open'>) {
  return createPortal(<Dialog open {...props} />, document.body);
}
