export interface FilterChoice {
  key: string;
  label: string;
  values: readonly { value: string; label: string; count?: number }[];
}

/** The selected values by filter. */
export type ChosenValues = Readonly<Record<string, readonly string[]>>;

/** The first filters, and those in use wherever they stand. */
export function inSight(filters: readonly FilterChoice[], chosen: ChosenValues, first: number): readonly FilterChoice[] {
  return filters.filter(({ key }, index) => index < first || (chosen[key]?.length ?? 0) > 0);
}
