import { useStoredChoice } from '#kernel/web/stored-choice.ts';

export type AwayFilter = Readonly<Record<'excludeHomeOffice' | 'excludeOffsiteWork', boolean>>;

/** Who counts as absent on the home page; stored for the user (home.6). */
export function useAwayFilter(): [AwayFilter, (filter: AwayFilter) => void] {
  const { value, keep } = useStoredChoice('absence.awayToday', awayFilterOf);
  return [value, keep];
}

/** Parses the stored value. */
export function awayFilterOf(kept: unknown): AwayFilter {
  const has = (name: string): boolean => typeof kept === 'object' && kept !== null && Reflect.get(kept, name) === true;
  return { excludeHomeOffice: has('excludeHomeOffice'), excludeOffsiteWork: has('excludeOffsiteWork') };
}
