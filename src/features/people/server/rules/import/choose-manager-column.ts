import type { ExistingPerson } from './existing-person.ts';
import { indexManagers, mayMean, type Candidate, type ManagerIndex } from './find-manager.ts';
import type { RowRead } from './read-cell.ts';
import type { StaffList } from './read-list.ts';

type Read = Pick<StaffList, 'columns' | 'managers' | 'rows'>;

/** Of several columns about the manager takes the one whose values are found among the people and the rows; the share found is how sure it is. */
export function chooseManagerColumn<List extends Read>(list: List, people: readonly ExistingPerson[]): List {
  const [first, ...others] = list.managers;
  if (!first) return list;
  const index = indexManagers([...people.map(candidateOf), ...list.rows.filter(({ skip }) => !skip).map(rowCandidate)]);
  const rated = (one: typeof first) => ({ ...one, confidence: one.confidence * weightOf(shareFound(one.texts, index)) });
  const chosen = others.map(rated).reduce((best, one) => (one.confidence > best.confidence ? one : best), rated(first));
  return {
    ...list,
    columns: list.columns.map((column) => {
      if (column.column === chosen.column)
        return { ...column, field: 'reportingTo' as const, confidence: Math.round(chosen.confidence * 100) / 100 };
      return column.field === 'reportingTo' ? { ...column, field: null, confidence: 0 } : column;
    }),
    rows: list.rows.map((row, place) => withManager(row, chosen.texts[place] ?? '')),
  };
}

/** An empty column says nothing for or against itself. */
function weightOf(share: number | undefined): number {
  return share === undefined ? 1 : 0.3 + 0.7 * share;
}

/** Counted by rows: one unknown name of a whole department is many unknown managers. */
function shareFound(texts: readonly string[], index: ManagerIndex): number | undefined {
  const filled = texts.filter((text) => text !== '');
  if (filled.length === 0) return undefined;
  const known = new Map([...new Set(filled)].map((text) => [text, mayMean(text, index)]));
  return filled.filter((text) => known.get(text)).length / filled.length;
}

function withManager({ values: { reportingTo: _former, ...values }, ...row }: RowRead, text: string): RowRead {
  return { ...row, values: text === '' ? values : { ...values, reportingTo: text } };
}

function candidateOf({ id, values, isExternal, state }: ExistingPerson): Candidate {
  return { id, values, isExternal, isInactive: state === 'inactive', isLeftOut: false };
}

function rowCandidate({ number, values }: RowRead): Candidate {
  return { id: `row ${number}`, values, isExternal: false, isInactive: false, isLeftOut: false };
}
