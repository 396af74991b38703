import { useStoredChoice } from '#kernel/web/stored-choice.ts';

export type AwayFilter = Readonly<Record<'excludeHomeOffice' | 'excludeOffsiteWork', boolean>>;

/** Who counts as absent on the home page; stored for the user (home.6). */
export function useAwayFilter(): [AwayFilter, (filter: AwayFilter) => void] {
  const { value, keep } = useStoredChoice('absence.awayToday', awayFilterOf);
  return [value, keep];
}

/** Parses the stored value. */
export function awayFilterOf(stored: unknown): AwayFilter {
  const has = (name: string): boolean => typeof stored === 'object' && stored !== null && Reflect.get(stored, name) === true;
  return { excludeHomeOffice: has('excludeHomeOffice'), excludeOffsiteWork: has('excludeOffsiteWork') };
}
