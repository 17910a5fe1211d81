import type { FactKind } from '#contracts/facts.ts';
import type { Part } from './schema-parts.ts';

export interface FactFieldsProps {
  kind: FactKind;
  part: Part;
  /** Where it stands in the whole: `Monday.opens`. */
  path: string;
  value: unknown;
  messages: Record<string, string>;
  onChange: (value: unknown) => void;
}
