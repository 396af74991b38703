import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, modulesOf } from '../check/tree.ts';
import { project } from '../test/run.ts';
import { codeMutants } from './code.ts';
import { testsFailedBy, unreliableTests, type Copy } from './judge.ts';
import { mutatedSource, type Mutant } from './mutant.ts';
import { sqlMutants } from './sql.ts';

// Policies, the access check, stores, the notification engine, identity, live connections: covered by HTTP tests, not by rule tests.
const sampled = [
  /^src\/(?:features\/[^/]+|kernel|identity)\/server\/(?:.+\/)?(?:policy|store)[^/]*[.]ts$/,
  /^src\/kernel\/server\/(?:gate|rate-limit|database\/entering)[.]ts$/,
  /^src\/kernel\/server\/live\//,
  /^src\/features\/notifications\/server\/engine\//,
  /^src\/identity\/server\//,
];

const isSampled = (path: string) => !path.endsWith('.test.ts') && sampled.some((pattern) => pattern.test(path));

interface Sample {
  count: number;
  seed: string;
  /** Path prefixes of the files to choose from; by default all. */
  paths: readonly string[];
}

export interface SampleResult {
  noticed: number;
  lived: number;
  /** Tests that fail without any change, so that their failures mean nothing. */
  unreliable: readonly string[];
}

/** Applies a sample of mutants, one after the other, and reports for each whether a test detects it. */
export async function judgeSample({ count, seed, paths }: Sample): Promise<SampleResult> {
  const all = await listMutants(paths);
  const mutants = choose(all, count, seed);
  console.log(`${mutants.length} of ${all.length} mutants, seed ${seed}`);
  const workers = Number(process.env['MUTATE_WORKERS'] ?? 2);
  const copies = Array.from({ length: workers }, makeCopy);
  const waiting = mutants.values();
  const notices: (string | undefined)[] = [];
  const work = async (copy: Copy) => {
    for (const mutant of waiting) {
      const start = performance.now();
      const notice = await judge(copy, mutant);
      notices.push(notice);
      const seconds = Math.round((performance.now() - start) / 1000);
      console.log(`${notice === undefined ? 'LIVED' : 'ok   '} ${describe(mutant)}\n      ${notice ?? 'no test failed'}, ${seconds} s`);
    }
  };
  await Promise.all(copies.map(work));
  const noticed = notices.filter((notice) => notice !== undefined);
  const unreliable = copies[0] ? await unreliableTests(copies[0], noticed) : [];
  return { noticed: noticed.length, lived: notices.length - noticed.length, unreliable };
}

async function listMutants(paths: readonly string[]): Promise<Mutant[]> {
  const files = modulesOf(project, ['src']).filter(
    (path) => isSampled(path) && (paths.length === 0 || paths.some((start) => path.startsWith(start))),
  );
  const mutants = files.map(async (path) => {
    const source = readFileSync(join(project, path), 'utf8');
    return [...(await codeMutants(path, source)), ...sqlMutants(path, source)];
  });
  return (await Promise.all(mutants)).flat();
}

/** The first mutants in an order that depends only on the seed, so that a smaller sample is part of a larger one. */
function choose(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const rank = (mutant: Mutant) =>
    createHash('sha256')
      .update(`${seed} ${describe(mutant)} ${mutant.start}`)
      .digest('hex');
  return mutants
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 100);
const describe = ({ path, line, original, replacement }: Mutant) =>
  `${path}:${line} ${oneLine(original)} → ${oneLine(replacement) || '(nothing)'}`;

async function judge(copy: Copy, mutant: Mutant): Promise<string | undefined> {
  const file = join(copy.folder, mutant.path);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, mutatedSource(source, mutant));
  try {
    return await testsFailedBy(copy, mutant.path);
  } finally {
    writeFileSync(file, source);
  }
}

function makeCopy(): Copy {
  mkdirSync(join(project, 'tmp'), { recursive: true });
  const folder = mkdtempSync(join(project, 'tmp/sample-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const files = filesOf(project);
  for (const path of files) cpSync(join(project, path), join(folder, path), { recursive: true });
  for (const shared of ['node_modules', 'dist'].filter((name) => existsSync(join(project, name))))
    symlinkSync(join(project, shared), join(folder, shared));
  return { folder, tests: files.filter((path) => /^src\/.*[.]test[.]ts$/.test(path)) };
}
