import { Dialog } from '#ui/Dialog.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { useKeyChoice } from './use-keys.ts';

const keys: readonly (readonly [string, string])[] = [
  ['j', 'The next one'],
  ['k', 'The one before'],
  ['Enter', 'Open the row that has the focus'],
  ['Esc', 'Back to the list'],
  ['/', 'Search'],
  ['c', 'Mark contacted'],
  ['n', 'No answer: try again at the first time offered'],
  ['a', 'Answer by email'],
  ['m', 'Add a note'],
  ['Ctrl+Enter', 'Send the answer, add the note'],
  ['f', 'Confirm'],
  ['d', 'Decline'],
  ['e', 'Mark done'],
  ['u', 'Undo: one step back'],
  ['?', 'This list'],
];

/** What the keys do, and the way to switch them off. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useKeyChoice();
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {keys.map(([key, meaning]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-8 rounded-md border border-b-2 border-sand-400 bg-white px-2 py-px text-center [font:inherit]">
                {key}
              </kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Checkbox className="mt-5 gap-3" checked={isOn} onChange={setIsOn}>
        Single keys are on in this browser
      </Checkbox>
    </Dialog>
  );
}
