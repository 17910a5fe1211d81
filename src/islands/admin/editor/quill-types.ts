import type Quill from 'quill';

export { type default as Quill, type Delta, type Range } from 'quill';

/** What Quill calls handlers as methods of. */
export interface ThisQuill {
  quill: Quill;
}
