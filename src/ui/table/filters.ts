export interface FilterChoice {
  key: string;
  label: string;
  values: readonly { value: string; label: string; count?: number }[];
}

/** The selected values by filter. */
export type ChosenValues = Readonly<Record<string, readonly string[]>>;

/** The filters in the bar: a few fit; of more than those the first, beside the button for the others. Chips show what is chosen in any. */
export function shownFilters(filters: readonly FilterChoice[], most: number): readonly FilterChoice[] {
  return filters.length <= most ? filters : filters.slice(0, most - 1);
}
