import type { CoverageDay } from '../../contract/entities-balance.ts';

export interface CoverageBar {
  date: string;
  people: number;
  present: number;
  minimum: number | null;
  /** The height of the bar and the minimum line, in per cent of all people. */
  height: number;
  line: number | undefined;
  /** `off`: nobody works that day, whatever the request. */
  tone: 'fine' | 'below' | 'off';
  locked: string | null;
}

/** Each day of the coverage as a bar: people at work, of all people. */
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
      tone: toneOf(people, isBelowMinimum),
      locked,
    };
  });
}

function toneOf(people: number, isBelowMinimum: boolean): CoverageBar['tone'] {
  if (people === 0) return 'off';
  return isBelowMinimum ? 'below' : 'fine';
}

function share(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.min(100, Math.round((part / whole) * 100));
}
