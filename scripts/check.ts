import { resolve } from 'node:path';
import { commandOutput } from './check/command.ts';
import { layerFindings } from './check/layers.ts';
import { licenceFindings } from './check/licences.ts';
import { referenceFindings } from './check/references.ts';
import { roomFindings } from './check/rooms.ts';
import { styleFindings } from './check/style.ts';
import { closingLine, type Tally } from './test/tally.ts';

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

export const parts: readonly Part[] = [
  { name: 'types of the server', findings: tool('tsc', '-p', 'tsconfig.server.json') },
  { name: 'types of the web', findings: tool('tsc', '-p', 'tsconfig.web.json') },
  { name: 'types of the tools', findings: tool('tsc', '-p', 'tsconfig.tools.json') },
  { name: 'layers', findings: layerFindings },
  { name: 'lint', findings: tool('oxlint', '--type-aware', '--deny-warnings', '--format', 'unix') },
  { name: 'format', findings: tool('oxfmt', '--list-different') },
  { name: 'nothing unused', findings: tool('knip', '--no-progress') },
  { name: 'rooms', findings: async (root) => roomFindings(root) },
  { name: 'licences', findings: async (root) => licenceFindings(root) },
  { name: 'style', findings: async (root) => styleFindings(root) },
  { name: 'references', findings: async (root) => referenceFindings(root) },
];

/** Runs all parts concurrently, and reports their findings and how many passed. */
export async function runCheck(root: string): Promise<Tally> {
  const results = await Promise.all(
    parts.map(async ({ name, findings }) => {
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
  const tally = await runCheck(resolve(import.meta.dirname, '..'));
  console.log(closingLine(tally));
  process.exitCode = tally.failed === 0 ? 0 : 1;
}
