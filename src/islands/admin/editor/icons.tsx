/** Stroke drawings on a 20 × 20 grid, one path each; the button around them carries the name. */
const paths = {
  undo: 'M4 8h8a4 4 0 0 1 0 8H8M4 8l3.5-3.5M4 8l3.5 3.5',
  redo: 'M16 8H8a4 4 0 0 0 0 8h4M16 8l-3.5-3.5M16 8l-3.5 3.5',
  bold: 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z',
  italic: 'M9 4h6M5 16h6M12 4 8 16',
  underline: 'M6 3v6a4 4 0 0 0 8 0V3M5 17h10',
  strike: 'M3 10h14M13.5 6.5C13 4.5 7 4 6.5 7c-.2 1.4 1 2.3 3 3M6.5 13.5c.5 2.5 7 3 7-.5',
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l3-3a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-3 3a3 3 0 0 0 4.3 4.3l1-1',
  bullet: 'M8 5h9M8 10h9M8 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01',
  ordered: 'M8 5h9M8 10h9M8 15h9M3 4l1-.6V7M2.8 13c.3-.9 2-.8 2 .3 0 .9-2 1.6-2 2.7h2.2',
  indent: 'M3 4h14M9 8h8M9 12h8M3 16h14M3 7.5 5.5 10 3 12.5',
  outdent: 'M3 4h14M9 8h8M9 12h8M3 16h14M5.5 7.5 3 10l2.5 2.5',
  quote: 'M4 14V9c0-2 1-3.5 3-4M11 14V9c0-2 1-3.5 3-4M4 10h4v4H4zM11 10h4v4h-4z',
  code: 'm7 6-4 4 4 4M13 6l4 4-4 4',
  codeBlock: 'M3 4h14v12H3zM8 8l-2 2 2 2M12 8l2 2-2 2',
  left: 'M3 5h14M3 8.5h9M3 12h14M3 15.5h9',
  center: 'M3 5h14M5.5 8.5h9M3 12h14M5.5 15.5h9',
  right: 'M3 5h14M8 8.5h9M3 12h14M8 15.5h9',
  justify: 'M3 5h14M3 8.5h14M3 12h14M3 15.5h14',
  image: 'M3 4h14v12H3zM3 13l4-4 4 4 2-2 4 4M13 7.5h.01',
  table: 'M3 4h14v12H3zM3 8h14M3 12h14M8 4v12M12.5 4v12',
} as const;

export type IconName = keyof typeof paths;

export function EditorIcon({ name }: { name: IconName }) {
  return (
    <svg
      className="size-5"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
