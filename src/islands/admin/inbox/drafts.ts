import { useCallback, useSyncExternalStore } from 'react';

/**
 * What is half written at the desk: kept in this page as long as somebody is signed in, past other rows and other tabs. A
 * patient's words are in it, so it is never written to the browser's storage; the browser asks before it is lost.
 */
const texts = new Map<string, string>();
const observers = new Set<() => void>();

function observe(observer: () => void): () => void {
  observers.add(observer);
  return () => void observers.delete(observer);
}

export function keepDraft(key: string, text: string): void {
  if (text) texts.set(key, text);
  else texts.delete(key);
  window.onbeforeunload = texts.size > 0 ? (event) => event.preventDefault() : null;
  for (const observer of observers) observer();
}

export const readDraft = (key: string): string => texts.get(key) ?? '';

export function forgetDrafts(): void {
  for (const key of texts.keys()) keepDraft(key, '');
}

/** A text that stays while its field comes and goes; an empty one is none. */
export function useDraft(key: string): [string, (text: string) => void] {
  const text = useSyncExternalStore(
    observe,
    () => readDraft(key),
    () => '',
  );
  return [text, useCallback((next: string) => keepDraft(key, next), [key])];
}
