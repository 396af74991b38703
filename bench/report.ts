import type { Figures } from './load.ts';

/** One figure against its goal. */
export interface Judged {
  what: string;
  value: number | undefined;
  unit: string;
  goal: number;
  /** Whether more is better. */
  atLeast?: boolean;
  /** Said instead of a value that is missing. */
  missing?: string;
}

/** Prints one line for each load, and what it is of the bare route. */
export function printLoads(loads: readonly [name: string, figures: Figures, bare?: Figures][]): void {
  console.log(row('', 'requests/s', 'p95 ms', 'CPU µs', 'of bare', 'failed'));
  for (const [name, { perSecond, p95, cpuMicroseconds, failed }, bare] of loads) {
    const share = bare ? `${Math.round((perSecond / bare.perSecond) * 100)} %` : '';
    console.log(row(name, String(perSecond), p95.toFixed(1), String(cpuMicroseconds), share, failed > 0 ? `${failed} FAILED` : ''));
  }
}

function row(name: string, ...values: string[]): string {
  return `${name.padEnd(48)}${values.map((value) => value.padStart(12)).join('')}`.trimEnd();
}

/** Prints each figure with its goal, and says how many goals were missed. */
export function printGoals(figures: readonly Judged[]): void {
  const missed = figures.filter((figure) => verdict(figure) === 'MISSED').length;
  console.log('');
  for (const figure of figures) {
    const { what, value, unit, goal, atLeast, missing = '' } = figure;
    const shown = value === undefined ? missing : `${value.toFixed(value < 100 ? 2 : 0)} ${unit}`;
    console.log(row(what, shown, `${atLeast ? '≥' : '≤'} ${goal} ${unit}`, verdict(figure)));
  }
  console.log(missed === 0 ? '\nEvery goal that was measured is met.' : `\n${missed} missed.`);
}

function verdict({ value, goal, atLeast }: Judged): 'met' | 'MISSED' | 'not measured' {
  if (value === undefined) return 'not measured';
  return (atLeast ? value >= goal : value <= goal) ? 'met' : 'MISSED';
}
