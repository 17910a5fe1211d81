import { useCallback, useSyncExternalStore } from 'react';
import { Observers } from '../observers.ts';

/**
 * What is half written at the desk: kept in this page as long as somebody is signed in, past other rows and other tabs. A
 * patient's words are in it, so it is never written to the browser's storage; the browser asks before it is lost.
 */
const texts = new Map<string, string>();
const observers = new Observers();

/** Keeps one draft beyond this page as well. */
export interface DraftKeeper {
  change: (text: string) => void;
  /** Whether something of it is in this page alone. */
  isBehind: () => boolean;
}
const keepers = new Map<string, DraftKeeper>();

export function keepDraft(key: string, text: string): void {
  if (text) texts.set(key, text);
  else texts.delete(key);
  keepers.get(key)?.change(text);
  tell();
}

function tell(): void {
  window.onbeforeunload = texts.size > 0 ? askBeforeLoss : null;
  observers.tell();
}

function askBeforeLoss(event: BeforeUnloadEvent): void {
  if ([...texts.keys()].some((key) => keepers.get(key)?.isBehind() ?? true)) event.preventDefault();
}

export const readDraft = (key: string): string => texts.get(key) ?? '';

/**
 * From its first use on in this page: begins with what is kept elsewhere, unless something is written here already. Said again,
 * it changes nothing.
 */
export function beginKeeping(key: string, given: string, makeKeeper: () => DraftKeeper): void {
  if (keepers.has(key)) return;
  const here = readDraft(key);
  keepers.set(key, makeKeeper());
  if (here) keepers.get(key)?.change(here);
  else if (given) texts.set(key, given);
}

/** Of this page alone: what is kept elsewhere stays there. */
export function forgetDrafts(): void {
  texts.clear();
  keepers.clear();
  tell();
}

/** A text that stays while its field comes and goes; an empty one is none. */
export function useDraft(key: string): [string, (text: string) => void] {
  const text = useSyncExternalStore(
    observers.add,
    () => readDraft(key),
    () => '',
  );
  return [text, useCallback((next: string) => keepDraft(key, next), [key])];
}
