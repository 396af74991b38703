import type { Column } from '#ui/table/column.ts';

/** Which columns of a list somebody wants, in which order and how wide. */
export type ColumnChoice = {
  /** The shown columns in order; undefined until they were chosen. */
  keys: readonly string[] | undefined;
  /** In rem, by column. */
  widths: Readonly<Record<string, number>>;
};

const narrowest = 4;
const widest = 40;

/** Parses what is kept; columns that are gone are left out where the list is drawn. */
export function columnChoiceOf(stored: unknown): ColumnChoice {
  // Before widths were kept, the keys stood alone.
  if (Array.isArray(stored)) return { keys: textsIn(stored), widths: {} };
  if (typeof stored !== 'object' || stored === null) return { keys: undefined, widths: {} };
  const keys: unknown = Reflect.get(stored, 'keys');
  const widths: unknown = Reflect.get(stored, 'widths');
  const measured = typeof widths === 'object' && widths !== null ? Object.entries(widths) : [];
  return {
    keys: Array.isArray(keys) ? textsIn(keys) : undefined,
    widths: Object.fromEntries(measured.flatMap(([key, width]) => (typeof width === 'number' ? [[key, widthWithin(width)]] : []))),
  };
}

/** A width that a column may have. */
export function widthWithin(width: number): number {
  return Math.round(Math.min(widest, Math.max(narrowest, width)) * 4) / 4;
}

/** The columns to draw: those that always stand, then the chosen ones in their order; `usual` until some are chosen. */
export function arrangeColumns<Row>(
  columns: readonly Column<Row>[],
  { keys, widths }: ColumnChoice,
  usual: readonly string[] | undefined,
): readonly Column<Row>[] {
  const free = columns.filter((column) => !isFixed(column));
  const wanted = keys ?? usual;
  const shown = wanted ? wanted.flatMap((key) => free.find((column) => column.key === key) ?? []) : free;
  return [...columns.filter(isFixed), ...shown].map((column) => {
    const width = widths[column.key];
    return width === undefined ? column : { ...column, exactWidth: width };
  });
}

export function isFixed<Row>({ isPrimary, isAlwaysShown }: Column<Row>): boolean {
  return Boolean(isPrimary || isAlwaysShown);
}

function textsIn(values: readonly unknown[]): readonly string[] {
  return values.filter((value) => typeof value === 'string');
}
