import { monthsIn } from '../day-number.ts';

/** A month above the chart: where it is drawn, and how its name is written in the room it has. */
export interface MonthAbove {
  first: number;
  from: number;
  /** The first day after it. */
  end: number;
  /** Nothing where even the short name has no room. */
  name: Intl.DateTimeFormatOptions | undefined;
}

/** What a name needs, in pixels with its padding, by the longest month in either language; the first that fits is taken. */
const forms: readonly [width: number, form: Intl.DateTimeFormatOptions][] = [
  [140, { month: 'long', year: 'numeric' }],
  [92, { month: 'short', year: 'numeric' }],
  [52, { month: 'short' }],
];

/** The months that touch these days, of which those before `leftEdge` are behind the names of the people; `day` is the width of a day in pixels. */
export function monthsAbove({ firstDay, endDay }: { firstDay: number; endDay: number }, leftEdge: number, day: number): MonthAbove[] {
  const starts = monthsIn(firstDay, endDay - 1);
  return starts.map((first, index) => {
    const end = starts[index + 1] ?? monthsIn(first, first + 31)[1] ?? endDay;
    const room = (end - Math.max(first, leftEdge)) * day;
    return { first, from: Math.max(first, firstDay), end, name: forms.find(([width]) => room >= width)?.[1] };
  });
}
