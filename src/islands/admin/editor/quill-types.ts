export { type default as Quill, type Delta, type Range } from 'quill';
