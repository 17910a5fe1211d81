import { useState } from 'react';
import { useKeyDown } from '../use-key-down.ts';

/** Single keys can be switched off (WCAG 2.1.4); the choice is the browser's, and nothing of a patient. */
const choice = 'desk-keys';
const areKeysOn = () => localStorage.getItem(choice) !== 'off';

export function useKeyChoice(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(areKeysOn);
  return [
    isOn,
    (next) => {
      localStorage.setItem(choice, next ? 'on' : 'off');
      setIsOn(next);
    },
  ];
}

/** Calls what belongs to a key, unless somebody is typing, a dialog is open, or the key is the browser's. */
export function useKeys(actions: Record<string, () => void>): void {
  useKeyDown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const action = actions[event.key];
    if (!action || event.defaultPrevented || isTaken(event.target) || (event.key !== '?' && !areKeysOn()))
      return;
    event.preventDefault();
    action();
  });
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
