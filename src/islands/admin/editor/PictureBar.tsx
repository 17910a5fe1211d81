import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import {
  altOf,
  captionOf,
  goToCaption,
  removePicture,
  selectPicture,
  setWidth,
  widthOf,
  type PictureWidth,
  type PlacedPicture,
} from './placed-pictures.ts';
import { type Quill } from './quill-types.ts';

interface PictureBarProps {
  quill: Quill;
  picture: PlacedPicture;
  /** Counts up with every change of the text, since the picture may have moved. */
  change: number;
  onDescribe: () => void;
  onReplace: () => void;
}

/** The room the bar takes above its picture, in pixels. */
const barRoom = 52;

/** The ring around the selected picture and what can be done with it. */
export function PictureBar({ quill, picture, change, onDescribe, onReplace }: PictureBarProps) {
  const box = useBox(quill, picture, change);
  if (!box) return null;
  const use = (run: () => void) => () => {
    quill.focus();
    run();
  };
  return (
    <>
      <div
        className="desk-picture-ring"
        style={{ top: box.top, left: box.left, width: box.width, height: box.height }}
      />
      <div
        className="desk-picture-tools"
        style={{ top: Math.max(0, box.top - barRoom), height: box.height + Math.min(box.top, barRoom) }}
      >
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tools are focused, one at a time */}
        <div
          role="toolbar"
          aria-label="Picture"
          className="desk-picture-bar"
          onKeyDown={(event) => moveInBar(event, () => use(() => selectPicture(quill, picture))())}
        >
          <Button size="small" variant={altOf(picture) ? 'quiet' : 'primary'} onClick={onDescribe}>
            Describe
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-pressed={captionOf(quill, picture) !== undefined}
            onClick={use(() => goToCaption(quill, picture))}
          >
            Caption
          </Button>
          <select
            aria-label="Width"
            className="desk-tool-select"
            value={widthOf(picture)}
            onChange={(event) => {
              const width = event.target.value as PictureWidth;
              use(() => setWidth(quill, picture, width))();
            }}
          >
            <option value="full">Full width</option>
            <option value="medium">Medium</option>
            <option value="small">Small</option>
          </select>
          <Button size="small" variant="quiet" onClick={onReplace}>
            Replace
          </Button>
          <Button size="small" variant="quiet" onClick={use(() => removePicture(quill, picture))}>
            Remove
          </Button>
        </div>
      </div>
    </>
  );
}

interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Where the picture is within the editor, also after it has loaded or the window has changed. */
function useBox(quill: Quill, picture: PlacedPicture, change: number): Box | undefined {
  const [box, setBox] = useState<Box>();
  const known = useRef<Box>(undefined);
  useEffect(() => {
    const measure = () => {
      const frame = quill.container.getBoundingClientRect();
      const own = picture.getBoundingClientRect();
      const next = {
        top: own.top - frame.top,
        left: own.left - frame.left,
        width: own.width,
        height: own.height,
      };
      if (JSON.stringify(next) === JSON.stringify(known.current)) return;
      known.current = next;
      setBox(next);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(quill.root);
    observer.observe(picture);
    measure();
    return () => observer.disconnect();
  }, [quill, picture, change]);
  return box;
}

/** The arrow keys go along the bar, Escape goes back to the picture. */
function moveInBar(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  if (event.key === 'Escape') {
    event.preventDefault();
    leave();
    return;
  }
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button, select')];
  const at = tools.indexOf(event.target as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  tools[Math.max(0, Math.min(tools.length - 1, at + step))]?.focus();
}
