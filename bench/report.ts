import type { Clicks } from './clicks.ts';
import type { Figures } from './load.ts';
import type { Opening, Openings } from './opening.ts';

/** One figure compared with its goal. */
export interface ComparedFigure {
  what: string;
  value: number | undefined;
  unit: string;
  goal: number;
  /** Whether higher is better. */
  atLeast?: boolean;
  /** Printed instead of a missing value. */
  missing?: string;
}

const names = {
  bare: 'bare route, list filtered, 10,000 people',
  bareNamed: 'bare route that prepares, list filtered',
  list: 'list filtered, 10,000 people',
  listOf1000: 'list filtered, 1,000 people',
  counted: 'list filtered, 10,000 people, total counted anew',
  bareAll: 'bare route, list of all, 10,000 people',
  bareAllNamed: 'bare route that prepares, list of all',
  all: 'list of all, 10,000 people',
  allOf1000: 'list of all, 1,000 people',
  empty: 'a call with nothing to do',
  profile: 'one profile',
  edit: 'one edit',
};
export type Loads = Record<keyof typeof names, Figures>;

/** Prints one line for each load, in percent of the bare route. */
export function printLoads(loads: Loads): void {
  const bareOf: Partial<Record<keyof Loads, Figures>> = {
    list: loads.bare,
    counted: loads.bare,
    all: loads.bareAll,
    profile: loads.bare,
    edit: loads.bare,
  };
  console.log(`\n${row('', 'requests/s', 'p95 ms', 'CPU µs', 'of bare', 'failed')}`);
  // The keys of `names` are those of the loads.
  for (const key of Object.keys(names) as (keyof Loads)[]) {
    const { perSecond, p95, cpuMicroseconds, failed } = loads[key];
    const bare = bareOf[key];
    const share = bare ? `${Math.round((perSecond / bare.perSecond) * 100)} %` : '';
    console.log(row(names[key], String(perSecond), p95.toFixed(1), String(cpuMicroseconds), share, failed > 0 ? `${failed} FAILED` : ''));
  }
}

/** Prints the cost of opening the home page on a phone, compared with a bare page. */
export function printOpenings(openings: Openings | undefined): void {
  console.log(`\n${row('first visit on a phone', 'requests', 'script KB', 'all KB', 'seen s', 'usable s')}`);
  if (!openings) return console.log('not measured, Chromium is missing');
  const line = (name: string, { requests, scripts, all, seen, usable }: Opening) =>
    row(name, String(requests), scripts.toFixed(1), all.toFixed(1), seen.toFixed(2), usable.toFixed(2));
  console.log(line('bare page: a document, one call, a heading', openings.bare));
  console.log(line('home, signed in', openings.home));
}

/** Prints how long links and tabs take that were seen before. */
export function printClicks(clicks: Clicks | undefined): void {
  console.log(`\n${row('a link or tab that was seen before', 'ms')}`);
  if (!clicks) return console.log('not measured, Chromium is missing');
  for (const { name, milliseconds } of clicks.seen) console.log(row(name, milliseconds.toFixed(0)));
}

function row(name: string, ...values: string[]): string {
  return `${name.padEnd(50)}${values.map((value) => value.padStart(14)).join('')}`.trimEnd();
}

/** Prints each figure with its goal, and how many goals were missed. */
export function printGoals(figures: readonly ComparedFigure[]): void {
  const missed = figures.filter((figure) => verdict(figure) === 'MISSED').length;
  console.log('');
  for (const figure of figures) {
    const { what, value, unit, goal, atLeast, missing = '' } = figure;
    const shown = value === undefined ? missing : `${value.toFixed(value < 100 ? 2 : 0)} ${unit}`;
    console.log(row(what, shown, `${atLeast ? '≥' : '≤'} ${goal} ${unit}`, verdict(figure)));
  }
  console.log(missed === 0 ? '\nEvery goal that was measured is met.' : `\n${missed} missed.`);
}

function verdict({ value, goal, atLeast }: ComparedFigure): 'met' | 'MISSED' | 'not measured' {
  if (value === undefined) return 'not measured';
  return (atLeast ? value >= goal : value <= goal) ? 'met' : 'MISSED';
}
