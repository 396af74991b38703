import type { CoverageDay } from '../../contract/entities-balance.ts';

export interface CoverageBar {
  date: string;
  people: number;
  present: number;
  minimum: number | null;
  /** How high the bar and the line of the minimum stand, in per cent of everybody. */
  height: number;
  line: number | undefined;
  tone: 'fine' | 'below';
  locked: string | null;
}

/** Each day of the coverage as a bar: who is at work, of everybody. */
export function coverageBars(days: readonly CoverageDay[]): CoverageBar[] {
  return days.map(({ date, people, away, minimum, isBelowMinimum, locked }) => {
    const present = Math.max(0, people - away);
    return {
      date,
      people,
      present,
      minimum,
      height: share(present, people),
      line: minimum === null ? undefined : share(minimum, people),
      tone: isBelowMinimum ? 'below' : 'fine',
      locked,
    };
  });
}

function share(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.min(100, Math.round((part / whole) * 100));
}
