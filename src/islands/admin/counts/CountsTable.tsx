import { countKinds, type CountKind } from '#contracts/counts.ts';
import { countName } from './words.ts';

interface CountsTableProps {
  /** What the rows are called by. */
  head: string;
  rows: readonly (readonly [name: string, counts: Record<CountKind, number>])[];
}

/** How much of each kind. */
export function CountsTable({ head, rows }: CountsTableProps) {
  return (
    <table className="counts-table">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {countKinds.map((kind) => (
            <th scope="col" key={kind}>
              {countName[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, counts]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {countKinds.map((kind) => (
              <td key={kind}>{counts[kind].toLocaleString('en-US')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
