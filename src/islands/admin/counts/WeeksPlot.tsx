import type { Counts } from '#contracts/answers/counts.ts';
import type { CountKind } from '#contracts/counts.ts';
import { CountsTable } from './CountsTable.tsx';
import { countName, pageName, shortDay } from './words.ts';

interface WeeksPlotProps {
  weeks: Counts['weeks'];
  kind: CountKind;
  page: string | null;
}

/** In units of the drawing, which is stretched to the room there is. */
const heightOfPlot = 100;
const widthOfWeek = 10;
const gap = 2;

/** A bar a week, and the same as a table: a plot says nothing to who cannot see it, and no number to anybody. */
export function WeeksPlot({ weeks, kind, page }: WeeksPlotProps) {
  const most = Math.max(...weeks.map((week) => week[kind]));
  const sum = weeks.reduce((total, week) => total + week[kind], 0);
  const [first, last] = [weeks[0]?.week ?? '', weeks.at(-1)?.week ?? ''];
  return (
    <figure className="card grid gap-3 p-5">
      <figcaption>
        <span className="font-semibold">
          {countName[kind]}, {page ? pageName(page) : 'all pages'}: {sum.toLocaleString('en-US')}
        </span>{' '}
        <span className="text-sm text-ink-700">
          {most > 0
            ? `by week; the highest bar is ${most.toLocaleString('en-US')}, the last is the week that is not over`
            : 'nothing in this time'}
        </span>
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${weeks.length * widthOfWeek} ${heightOfPlot}`}
        preserveAspectRatio="none"
        className="h-44 w-full border-b border-ink-700 text-ink-600"
      >
        {weeks.map((week, index) => {
          const height = most > 0 ? (week[kind] / most) * heightOfPlot : 0;
          return (
            <rect
              key={week.week}
              x={index * widthOfWeek + gap / 2}
              y={heightOfPlot - height}
              width={widthOfWeek - gap}
              height={height}
              className={index === weeks.length - 1 ? 'fill-seaglass-400' : 'fill-current'}
            >
              <title>{`Week of ${shortDay(week.week)}: ${week[kind]}`}</title>
            </rect>
          );
        })}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-sm text-ink-700">
        <span>{shortDay(first, { withYear: true })}</span>
        <span>{shortDay(last, { withYear: true })}</span>
      </p>
      <details>
        <summary className="cursor-pointer underline">The same as a table</summary>
        <div className="mt-2">
          <CountsTable
            head="Week of"
            rows={weeks.toReversed().map((week) => [shortDay(week.week, { withYear: true }), week])}
          />
        </div>
      </details>
    </figure>
  );
}
