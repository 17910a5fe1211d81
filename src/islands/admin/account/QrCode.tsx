import { encode } from 'uqr';

/** An address as a picture for a phone's camera; drawn as one shape, since the policy allows no styles in a page. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const shape = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className="w-48 rounded-lg bg-white"
      shapeRendering="crispEdges"
    >
      <path d={shape} />
    </svg>
  );
}
