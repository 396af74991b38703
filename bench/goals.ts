import type { Clicks } from './clicks.ts';
import type { FileFigures } from './file-transfer.ts';
import type { ImportSeconds } from './import-staff.ts';
import type { Pair } from './pair.ts';
import { shareOf } from './pair.ts';
import type { ComparedFigure, Loads } from './report.ts';
import type { Scripts } from './scripts.ts';

/** The results of one run. */
interface Measured {
  loads: Loads;
  scripts: Scripts | undefined;
  clicks: Clicks | undefined;
  imported: ImportSeconds | undefined;
  chart: readonly Pair[];
  files: FileFigures;
  year: Pair;
  /** Milliseconds of CPU that sealing a document of 1 MB takes. */
  seal: number;
  /** Seconds: a demo of 13,333 people, and two starts. */
  demo: number;
  empty: number;
  warm: number;
  /** Seconds: everything up to here. */
  whole: number;
}

/** Throughput in percent of the bare list at commit 9f1f8f4, before statements were prepared, measured alternating with it; the goal is 2.5 times as much. */
const sharesBefore = { profile: 22, lead: 24, move: 4, edit: 5 };
const wantedTimes = 2.5;

/** Each figure that has a goal, with its goal. */
export function judge(measured: Measured): ComparedFigure[] {
  const { files, year, seal, scripts, clicks, imported, demo, empty, warm, whole } = measured;
  const ofBare = { unit: '%', atLeast: true } as const;
  const moved = (ours: { megabytesPerSecond: number }, bare: { megabytesPerSecond: number }) =>
    (ours.megabytesPerSecond / bare.megabytesPerSecond) * 100;
  const missing = 'no Chromium';
  return [
    ...judgeLists(measured.loads),
    ...judgeCalls(measured),
    { what: 'files up, of bare', value: moved(files.up, files.bareUp), goal: 50, ...ofBare },
    { what: 'files down, of bare', value: moved(files.down, files.bareDown), goal: 50, ...ofBare },
    { what: 'year calendar of 1,000 people, of bare', value: shareOf(year.ours, year.bare), goal: 60, ...ofBare },
    { what: 'sealing a document of 1 MB, CPU', value: seal, unit: 'ms', goal: 40 },
    { what: 'JavaScript before home is usable, gzip', value: scripts?.home, unit: 'KB', goal: 200, missing },
    { what: 'JavaScript of sign-in, gzip', value: scripts?.signIn, unit: 'KB', goal: 60, missing },
    { what: 'JavaScript before an invitation to sign stands, gzip', value: scripts?.sign, unit: 'KB', goal: 120, missing },
    { what: 'slowest link or tab seen before', value: clicks && slowest(clicks), unit: 'ms', goal: 100, missing },
    { what: 'first click from home to the calendar', value: clicks?.calendar, unit: 'ms', goal: 500, missing },
    { what: 'from the password to home', value: clicks?.signIn, unit: 'ms', goal: 1000, missing },
    { what: 'start, warm data folder', value: warm, unit: 's', goal: 1.8 },
    { what: 'start, empty data folder', value: empty, unit: 's', goal: 4 },
    { what: 'demo of 13,333 people', value: demo, unit: 's', goal: 60 },
    { what: 'import of 10,000 people', value: imported && imported.validate + imported.commit, unit: 's', goal: 20, missing: 'no import' },
    { what: 'everything in this run', value: whole, unit: 's', goal: 360 },
  ];
}

const slowest = ({ seen }: Clicks): number => Math.max(...seen.map(({ milliseconds }) => milliseconds));

function judgeLists({ bare, bareNamed, bareAll, bareAllNamed, list, listOf1000, all, allOf1000 }: Loads): ComparedFigure[] {
  const growth = (small: { perSecond: number }, large: { perSecond: number }) => small.perSecond / large.perSecond;
  const ofBare = { unit: '%', atLeast: true } as const;
  return [
    { what: 'list filtered, of a bare route', value: shareOf(list, bare), goal: 70, ...ofBare },
    { what: 'list of all, of a bare route', value: shareOf(all, bareAll), goal: 70, ...ofBare },
    { what: 'list filtered, of a bare route that prepares', value: shareOf(list, bareNamed), goal: 40, ...ofBare },
    { what: 'list of all, of a bare route that prepares', value: shareOf(all, bareAllNamed), goal: 40, ...ofBare },
    { what: 'growth 1,000 → 10,000 people, filtered', value: growth(listOf1000, list), unit: '×', goal: 1.3 },
    { what: 'growth 1,000 → 10,000 people, all', value: growth(allOf1000, all), unit: '×', goal: 1.3 },
  ];
}

function judgeCalls({ loads, chart }: Pick<Measured, 'loads' | 'chart'>): ComparedFigure[] {
  const oursOf = (name: string) => chart.find((one) => one.name === name)?.ours;
  const calls = { profile: loads.profile, lead: oursOf('whom a lead may open'), move: oursOf('one move'), edit: loads.edit };
  const names = { profile: 'one profile', lead: "a lead's session", move: 'one move', edit: 'one edit' };
  // The keys of `names` are those of the calls.
  const against = (Object.keys(names) as (keyof typeof names)[]).map((key): ComparedFigure => {
    const ours = calls[key];
    const times = ours && shareOf(ours, loads.bare) / sharesBefore[key];
    return { what: `${names[key]}, times what it was`, value: times, unit: '×', goal: wantedTimes, atLeast: true, missing: 'not loaded' };
  });
  return [{ what: 'an empty signed-in call, of Node', value: loads.empty.cpuMicroseconds, unit: 'µs', goal: 350 }, ...against];
}
