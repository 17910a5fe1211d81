import { expect, it } from 'vitest';
import type { StaffPost } from '#contracts/answers/post.ts';
import { newPost } from './open-post.ts';
import { opened, postFormReducer, type PostFormAction } from './post-form-state.ts';

const after = (...actions: PostFormAction[]) => actions.reduce(postFormReducer, opened(newPost));
const theirs = { id: '1', updatedAt: '2026-01-02T00:00:00.000Z' } as StaffPost;

it('a change takes the error off its own field alone', () => {
  const state = after(
    { type: 'refused', errors: { title: 'Title is required', slug: 'Taken' } },
    { type: 'changed', changes: { title: 'Gums' } },
  );
  expect(state.errors).toEqual({ slug: 'Taken' });
  expect(state.fields).toEqual({ ...newPost.fields, title: 'Gums' });
});

it('a refused or contradicted save lets the button be pressed again and keeps every word', () => {
  const typed: PostFormAction = { type: 'changed', changes: { content: '<p>Mine</p>' } };
  const refused = after(typed, { type: 'submitted' }, { type: 'refused', errors: {} });
  const contradicted = after(typed, { type: 'submitted' }, { type: 'conflicted', theirs });
  for (const state of [refused, contradicted])
    expect([state.isSubmitting, state.fields.content]).toEqual([false, '<p>Mine</p>']);
  expect(contradicted.theirs).toBe(theirs);
  expect(postFormReducer(contradicted, { type: 'postponed' }).baseUpdatedAt).toBeNull();
});

it('a text from outside needs a fresh editor; typing never does', () => {
  expect(after({ type: 'changed', changes: { content: '<p>x</p>' } }).editorRound).toBe(0);
  expect(after({ type: 'replaced', fields: newPost.fields }).editorRound).toBe(1);
});

it('whoever decides a conflict goes on from the other version', () => {
  const state = after({ type: 'conflicted', theirs }, { type: 'rebased', updatedAt: theirs.updatedAt });
  expect([state.theirs, state.baseUpdatedAt]).toEqual([undefined, theirs.updatedAt]);
});

it('a save takes over what the server made of it, but for what was written since', () => {
  const sent = { ...newPost.fields, title: 'Gums', content: '<p>One</p>' };
  const post = {
    ...sent,
    id: '1',
    slug: 'gums',
    published: true,
    publishAt: null,
    updatedAt: theirs.updatedAt,
  };
  const state = after(
    { type: 'changed', changes: sent },
    { type: 'submitted' },
    { type: 'changed', changes: { content: '<p>One, two</p>' } },
    { type: 'saved', sent, post: post as unknown as StaffPost },
  );
  expect(state).toMatchObject({
    isSubmitting: false,
    baseUpdatedAt: theirs.updatedAt,
    fields: { title: 'Gums', slug: 'gums', published: true, content: '<p>One, two</p>' },
  });
});
