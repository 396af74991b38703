import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts, partsIn, runCheck } from '../check.ts';
import { project, runVitest, shown } from '../test/run.ts';
import { browserJourneys, type Suite } from '../test/suites.ts';
import { sum, type Tally } from '../test/tally.ts';
import { trialFeature, trialTree } from './trial-tree.ts';

const home = `src/features/${trialFeature}`;
const journey = `e2e/${trialFeature}.e2e.ts`;

/** The walks over all features; only what they find of this one. */
const walks = [
  'contract',
  'role-matrix',
  'rights',
  'other-companies',
  'log-words',
  'secret-calls',
  'note-owners',
  'rights-before-conflicts',
  'repeated-calls',
].map((name) => `src/product-tests/${name}.test.ts`);
/** The tests that read every feature's folder without naming it. */
const readers = [
  ...['catalogue', 'lifetimes', 'ports', 'role-menus'].map((name) => `src/app/web/${name}.test.ts`),
  ...['audit-sentences', 'live-refusals'].map((name) => `src/product-tests/${name}.test.ts`),
];

/** A feature that is added by its folder and one line is checked and tested like any other, and is in no build of the product (record 86). */
export const newFeature: Suite = {
  name: 'a new feature by its folder and one line',
  ...(browserJourneys.needs && { needs: browserJourneys.needs }),
  run: async () => {
    const { root, remove } = trialTree(project);
    try {
      // Each waits for one process most of the time, so that together they take little longer than the longest.
      const quick = await Promise.all([
        runCheck(root, [...partsIn([home, journey]), ...parts.filter(({ name }) => name === 'layers')]),
        runVitest([...walks, '-t', trialFeature], {}, root),
        runVitest([home, ...readers], {}, root),
      ]);
      return sum([
        ...quick,
        await build(root),
        await runVitest(['--config', 'vitest.e2e.config.ts', journey], { PREPARED: 'demoWithoutAbsences' }, root),
      ]);
    } finally {
      remove();
    }
  },
};

/** Builds the tree, and compares what it serves with what the product serves. */
async function build(root: string): Promise<Tally> {
  const code = await shown('node', ['scripts/build.ts'], {}, root);
  const isRight = code === 0 && hasFeature(root) && !hasFeature(project);
  return isRight
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1, notes: [`failed: ${trialFeature} must be in the trial's build and in no other`] };
}

/** Whether the built web has a call of the feature. */
function hasFeature(root: string): boolean {
  const built = globSync('dist/web/**/*.{js,html,json}', { cwd: root });
  return built.some((path) => readFileSync(join(root, path), 'utf8').includes(`/${trialFeature}/get-books`));
}
