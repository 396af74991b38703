import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { apiFindings } from './check/api.ts';
import { commandOutput } from './check/command.ts';
import { layerFindings } from './check/layers.ts';
import { licenceFindings } from './check/licences.ts';
import { migrationFindings } from './check/migrations.ts';
import { referenceFindings } from './check/references.ts';
import { formVersionFindings } from './check/form-versions.ts';
import { roomFindings } from './check/rooms.ts';
import { styleFindings } from './check/style.ts';
import { sheetFindings } from './check/style-sheets.ts';
import { typedWorkFindings } from './check/typed-work.ts';
import { closingLine, type Tally } from './test/tally.ts';

const styleOf = (root: string): string[] => [
  ...styleFindings(root),
  ...sheetFindings(root),
  ...typedWorkFindings(root),
  ...formVersionFindings(root),
];

/** One part of `npm run check`; it passes when nothing is found. */
interface Part {
  name: string;
  findings: (root: string) => Promise<string[]>;
}

const tool =
  (name: string, ...args: string[]) =>
  async (root: string) => {
    const { code, out, err } = await commandOutput(root, name, args);
    return code === 0 ? [] : [`${out}${err}`.trim() || `${name} ended with ${code}`];
  };

// Several checkers check what they share once each; beside the other parts they cost twice the processor time.
const types = (config: string) => tool('tsc', '-p', config, '--checkers', '1');

export const parts: readonly Part[] = [
  { name: 'types of the server', findings: types('tsconfig.server.json') },
  { name: 'types of the web', findings: types('tsconfig.web.json') },
  { name: 'types of the tools', findings: types('tsconfig.tools.json') },
  { name: 'layers', findings: layerFindings },
  { name: 'lint', findings: tool('oxlint', '--type-aware', '--deny-warnings', '--format', 'unix') },
  { name: 'format', findings: tool('oxfmt', '--list-different') },
  { name: 'nothing unused', findings: tool('knip', '--no-progress') },
  { name: 'rooms', findings: async (root) => roomFindings(root) },
  { name: 'licences', findings: async (root) => licenceFindings(root) },
  { name: 'style', findings: async (root) => styleOf(root) },
  { name: 'references', findings: async (root) => referenceFindings(root) },
  { name: 'migrations', findings: async (root) => migrationFindings(root) },
  { name: 'API document', findings: apiFindings },
];

const within = (places: readonly string[], findings: readonly string[]): string[] =>
  findings.filter((finding) =>
    places.some((place) => finding === place || finding.startsWith(`${place}/`) || finding.startsWith(`${place}:`)),
  );

// Documents are neither linted nor formatted.
const mayMatchNothing = '--no-error-on-unmatched-pattern';

/** The parts that answer in seconds for some files or folders, given relative to the root. Layers, unused code, licences and the API document need the whole tree. */
export function partsIn(places: readonly string[]): readonly Part[] {
  return [
    {
      name: 'types and lint',
      findings: tool('oxlint', '--type-aware', '--type-check', '--deny-warnings', '--format', 'unix', mayMatchNothing, ...places),
    },
    { name: 'format', findings: tool('oxfmt', '--list-different', mayMatchNothing, ...places) },
    { name: 'rooms', findings: async (root) => within(places, roomFindings(root)) },
    {
      name: 'style',
      findings: async (root) => within(places, styleOf(root)),
    },
    { name: 'references', findings: async (root) => within(places, referenceFindings(root)) },
    { name: 'migrations', findings: async (root) => within(places, migrationFindings(root)) },
  ];
}

/** Runs parts concurrently, and reports their findings and how many passed. */
export async function runCheck(root: string, chosen = parts): Promise<Tally> {
  const results = await Promise.all(
    chosen.map(async ({ name, findings }) => {
      const start = performance.now();
      const found = await findings(root);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(found.length === 0 ? `ok   ${name} (${seconds} s)` : `\nBAD  ${name} (${seconds} s)\n${found.join('\n')}\n`);
      return found.length === 0;
    }),
  );
  const failed = results.filter((isGood) => !isGood).length;
  return { passed: results.length - failed, failed };
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '..');
  const places = process.argv.slice(2).map((place) => relative(root, resolve(place)));
  const missing = places.filter((place) => !existsSync(join(root, place)));
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}`);
  const tally = await runCheck(root, places.length > 0 ? partsIn(places) : parts);
  console.log(closingLine(tally));
  process.exitCode = tally.failed === 0 ? 0 : 1;
}
