/** Stroke drawings on a 20 × 20 grid, one path each; the button around them carries the name. */
const paths = {
  undo: 'M4 8h8a4 4 0 0 1 0 8H8M4 8l3.5-3.5M4 8l3.5 3.5',
  redo: 'M16 8H8a4 4 0 0 0 0 8h4M16 8l-3.5-3.5M16 8l-3.5 3.5',
  bold: 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z',
  italic: 'M9 4h6M5 16h6M12 4 8 16',
  underline: 'M6 3v6a4 4 0 0 0 8 0V3M5 17h10',
  strike: 'M3 10h14M13.5 6.5C13 4.5 7 4 6.5 7c-.2 1.4 1 2.3 3 3M6.5 13.5c.5 2.500 7 3 7-.5',
  link: 'M8.500 11.500a3 3 0 0 0 4.300 0l3-3a3 3 0 0 0-4.300-4.300l-1 1M11.500 8.500a3 3 0 0 0-4.300 0l-3 3a3 3 0 0 0 4.300 4.300l1-1',
  bullet: 'M8 5h9M8 10h9M8 15h9M3.500 5h.01M3.500 10h.01M3.500 15h.01',
  ordered: 'M8 5h9M8 10h9M8 15h9M3 4l1-.6V7M2.800 13c.3-.9 2-.8 2 .3 0 .9-2 1.600-2 2.700h2.200',
  indent: 'M3 4h14M9 8h8M9 12h8M3 16h14M3 7.500 5.500 10 3 12.500',
  outdent: 'M3 4h14M9 8h8M9 12h8M3 16h14M5.500 7.500 3 10l2.500 2.500',
  quote: 'M4 14V9c0-2 1-3.500 3-4M11 14V9c0-2 1-3.500 3-4M4 10h4v4H4zM11 10h4v4h-4z',
  code: 'm7 6-4 4 4 4M13 6l4 4-4 4',
  codeBlock: 'M3 4h14v12H3zM8 8l-2 2 2 2M12 8l2 2-2 2',
  left: 'M3 5h14M3 8.500h9M3 12h14M3 15.500h9',
  center: 'M3 5h14M5.500 8.500h9M3 12h14M5.500 15.500h9',
  right: 'M3 5h14M8 8.500h9M3 12h14M8 15.500h9',
  justify: 'M3 5h14M3 8.500h14M3 12h14M3 15.500h14',
  image: 'M3 4h14v12H3zM3 13l4-4 4 4 2-2 4 4M13 7.500h.01',
  table: 'M3 4h14v12H3zM3 8h14M3 12h14M8 4v12M12.500 4v12',
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
