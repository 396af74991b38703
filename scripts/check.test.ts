import { afterAll, describe, expect, test } from 'vitest';
import { layerFindings, unseenFindings } from './check/layers.ts';
import { plantedTree } from './check/planted-tree.ts';
import { roomFindings } from './check/rooms.ts';

import { features } from '#features/index.ts';
import { parts, partsIn } from './check.ts';

const exports = 'export const here = 1;\n';
const imports = (path: string) => `import { here } from '${path}';\nexport const there = here;\n`;

// One forbidden import of each kind, planted together: [rule, the importing file, the import].
const arrows: [rule: string, from: string, to: string][] = [
  ['no-cycles', 'src/kernel/server/egg.ts', './hen.ts'],
  ['every-import-resolves', 'src/kernel/server/lost.ts', '#kernel/server/nowhere.ts'],
  ['contract-stands-alone', 'src/features/absence/contract/index.ts', '#kernel/server/far.ts'],
  ['texts-know-only-contracts', 'src/features/absence/texts/en.ts', '#kernel/web/far.ts'],
  ['web-never-imports-server', 'src/features/absence/web/entry.ts', '../server/store.ts'],
  ['server-never-imports-web', 'src/kernel/server/page.ts', '#kernel/web/far.ts'],
  ['kernel-knows-no-feature', 'src/kernel/server/nosy.ts', '#features/people/server/far.ts'],
  ['features-know-no-app', 'src/features/absence/server/nosy.ts', '#app/server/far.ts'],
  ['identity-knows-only-the-kernel', 'src/identity/server/nosy.ts', '#features/people/server/far.ts'],
  ['ui-knows-nobody', 'src/ui/nosy.ts', '#kernel/web/far.ts'],
  ['features-meet-at-the-front-door', 'src/features/absence/server/side-door.ts', '../../people/server/far.ts'],
  ['kernel-knows-no-feature', 'src/kernel/server/product.test.ts', '#testing/far.ts'],
  ['identity-knows-only-the-kernel', 'src/identity/server/product.test.ts', '#testing/far.ts'],
  ['only-tests-use-testing', 'src/features/absence/server/cheat.ts', '#testing/far.ts'],
  ['only-tests-use-testing', 'src/kernel/server/cheat.ts', '#kernel/testing/far.ts'],
  ['testing-knows-features-by-contract', 'src/testing/nosy.ts', '#features/people/testing/far.ts'],
  ['testing-knows-features-by-contract', 'src/testing/direct.ts', '#features/people/server/public.ts'],
  ['nobody-knows-the-product-tests', 'src/features/absence/server/whole.test.ts', '#product-tests/far.ts'],
  ['nobody-knows-the-product-tests', 'src/testing/whole.ts', '#product-tests/far.ts'],
  ['sql-only-in-stores', 'src/features/absence/server/direct.ts', '#kernel/server/database/far.ts'],
  ['drivers-only-in-stores', 'src/features/absence/server/driver.ts', 'pg'],
  ['features-refuse-with-declared-codes', 'src/features/absence/server/untyped.ts', '#kernel/server/failure.ts'],
  ['server-runs-without-dev-packages', 'src/kernel/server/heavy.ts', 'fast-check'],
];
// Each feature imports the next higher one, from a different folder each time.
const upwards = features.slice(1).flatMap((higher, place): [from: string, to: string][] => {
  const lower = `src/features/${features[place]}`;
  return [
    [`${lower}/server/upwards.ts`, `../../${higher}/server/public.ts`],
    [`${lower}/web/upwards.ts`, `#features/${higher}/web/public.ts`],
    [`${lower}/contract/upwards.ts`, `#features/${higher}/contract/words.ts`],
    [`${lower}/server/upwards.test.ts`, `#features/${higher}/testing/far.ts`],
    [`${lower}/testing/upwards.ts`, `#features/${higher}/contract/words.ts`],
  ];
});
/** Two files that know each other by their types alone. */
const circleByType = 'src/features/absence/server/circle.ts';
const upwardsByType = 'src/features/account/texts/upwards.ts';
const allowed: [from: string, to: string][] = [
  ['src/features/absence/server/store.ts', '#kernel/server/database/far.ts'],
  ['src/features/absence/server/allowed.ts', '#features/people/server/public.ts'],
  ['src/features/absence/web/allowed.ts', '#features/people/contract/index.ts'],
  ['src/features/absence/server/index.test.ts', '#testing/far.ts'],
  ['src/features/absence/testing/upload.ts', '#kernel/server/failure.ts'],
  ['src/features/takeout/server/downwards.test.ts', '#features/account/testing/far.ts'],
  ['src/features/takeout/web/downwards.ts', '#features/account/web/public.ts'],
  ['src/app/server/main.ts', '#features/people/server/far.ts'],
  ['src/kernel/server/near.test.ts', '#kernel/testing/far.ts'],
  ['src/testing/started.ts', '#app/server/far.ts'],
  ['src/testing/words.ts', '#features/people/contract/words.ts'],
  ['src/product-tests/everything.test.ts', '#features/takeout/testing/far.ts'],
  ['src/product-tests/in-a-process.ts', '#app/server/far.ts'],
];
const ends = [
  'kernel/server',
  'kernel/web',
  'kernel/server/database',
  'kernel/testing',
  'features/people/server',
  'app/server',
  'testing',
  'product-tests',
];

describe('the layers', () => {
  const tree = plantedTree({
    ...Object.fromEntries(ends.map((folder) => [`src/${folder}/far.ts`, exports])),
    ...Object.fromEntries(
      features.flatMap((name) =>
        ['server/public', 'web/public', 'contract/words', 'testing/far'].map((file) => [`src/features/${name}/${file}.ts`, exports]),
      ),
    ),
    'src/features/people/contract/index.ts': exports,
    'src/kernel/server/failure.ts': exports,
    'src/kernel/server/hen.ts': imports('./egg.ts'),
    'src/features/absence/server/types.ts':
      "import type { here } from '#kernel/server/database/far.ts';\nexport type There = typeof here;\n",
    'src/features/absence/server/refusal-types.ts':
      "import type { here } from '#kernel/server/failure.ts';\nexport type There = typeof here;\n",
    [circleByType]: "import type { There } from './round.ts';\nexport type Here = There;\nexport const here = 1;\n",
    'src/features/absence/server/round.ts': "import type { here } from './circle.ts';\nexport type There = typeof here;\n",
    [upwardsByType]: "import type { here } from '#features/takeout/contract/words.ts';\nexport type There = typeof here;\n",
    ...Object.fromEntries(upwards.map(([from, to]) => [from, imports(to)])),
    ...Object.fromEntries([...arrows.map(([, from, to]) => [from, imports(to)]), ...allowed.map(([from, to]) => [from, imports(to)])]),
  });
  const found = layerFindings(tree.root);
  afterAll(tree.remove);

  test.each(arrows)('%s is caught', async (rule, from) => {
    expect(await found).toContainEqual(expect.stringMatching(new RegExp(`^${from} → .*: ${rule}$`)));
  });

  test('a circle of types is caught too', async () => {
    expect(await found).toContainEqual(expect.stringMatching(new RegExp(`^${circleByType} → .*: no-cycles$`)));
  });

  test.each([...upwards.map(([from]) => from), upwardsByType])('%s may not know a higher feature', async (from) => {
    expect(await found).toContainEqual(expect.stringMatching(new RegExp(`^${from} → .*: features-know-only-lower-ones$`)));
  });

  const typesOnly = ['src/features/absence/server/types.ts', 'src/features/absence/server/refusal-types.ts'];
  test.each([...allowed.map(([from]) => from), ...typesOnly])('%s may import what it imports', async (from) => {
    expect((await found).filter((finding) => finding.startsWith(from))).toEqual([]);
  });

  test('a cruiser that sees fewer modules than the tree has is a finding', () => {
    expect(unseenFindings(tree.root, ['src/kernel/server/hen.ts'])).toContain(
      'src/kernel/server/egg.ts: dependency-cruiser did not see it',
    );
  });

  test('a cruiser that does not see a module of the tree is a finding, whatever its settings', async () => {
    const blind = plantedTree({
      'src/kernel/server/hen.ts': exports,
      '.dependency-cruiser.cjs': 'module.exports = { forbidden: [], options: { exclude: "hen" } };',
    });
    expect(await layerFindings(blind.root)).toEqual(['src/kernel/server/hen.ts: dependency-cruiser did not see it']);
    blind.remove();
  });
});

describe('the rooms', () => {
  const misplaced = [
    'src/shared/dates.ts',
    'src/features/absence/services/add-absence.ts',
    'src/features/absence/server/AddAbsence.ts',
    'src/features/absence/server/migrations/1-absence.sql',
    'src/features/absence/web/absence-page.tsx',
    'src/features/absence/texts/sv.ts',
    'src/features/absence/notes.md',
    'src/kernel/common/dates.ts',
    'src/testing/walk.test.ts',
    'src/testing/year/staff.ts',
    'src/ui/button.tsx',
    'e2e/sign-up.spec.ts',
    'lib/dates.ts',
  ];
  const empty = [
    'src/kernel/server/date-utils.ts',
    'src/kernel/web/helpers.ts',
    'src/features/absence/server/absence-manager.ts',
    'src/kernel/server/part2.ts',
  ];
  const tree = plantedTree({
    ...Object.fromEntries([...misplaced, ...empty].map((path) => [path, exports])),
    'src/features/index.ts': "export const features = ['absence', 'rights'] as const;\n",
    'src/features/people/server/index.ts': exports,
    'src/features/rights/contract/roles.ts': exports,
    'src/features/absence/texts/en-mail.ts': exports,
    'src/features/absence/server/rules/overlap.ts': exports,
    'src/features/absence/server/migrations/2026-11-21-0900-absence.sql': 'select 1;\n',
    'src/features/absence/web/AbsencePage.tsx': exports,
    'src/features/absence/web/components/AbsenceRow.test.tsx': exports,
  });
  const found = roomFindings(tree.root);
  afterAll(tree.remove);

  test.each(misplaced)('%s has no room', (path) => expect(found).toContain(`${path}: no room has this name (STYLE.md, "Rooms")`));
  test.each(empty)('%s has a name that says nothing', (path) =>
    expect(found).toContain(`${path}: the name says nothing about what is inside`),
  );
  test.each(['overlap.ts', '0900-absence.sql', 'AbsencePage.tsx', 'AbsenceRow.test.tsx'])('%s has its place', (name) =>
    expect(found.filter((finding) => finding.includes(name))).toEqual([]),
  );
  test('texts of one language without the other are a finding', () =>
    expect(found).toContain('src/features/absence/texts/en-mail.ts: src/features/absence/texts/no-mail.ts is missing'));
  test('a feature that is not registered is a finding', () =>
    expect(found).toContain('src/features/people: src/features/index.ts does not name it'));
  test('a registered feature without its rooms is a finding', () =>
    expect(found).toContain('src/features/absence/README.md: each registered feature has it'));
  test('a registered feature of shared words needs nothing but a README', () =>
    expect(found.filter((finding) => finding.startsWith('src/features/rights'))).toEqual([
      'src/features/rights/README.md: each registered feature has it',
    ]));
});

/** A document with a parameter that is nowhere, and without a licence, which the rules only warn of. */
const faultyApi = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Faulty', version: '1' },
  servers: [{ url: '/api' }],
  paths: { '/people': { get: { operationId: 'people', parameters: [{ name: 'id' }], responses: {} } } },
});

// What the tools themselves find: [part, the file, the violation, the expected message].
const faults: [part: string, path: string, code: string, says: string][] = [
  ['types of the server', 'src/kernel/server/a.ts', 'export const page = document.title;\n', "Cannot find name 'document'"],
  ['types of the server', 'src/kernel/contract/b.ts', 'export enum Portion { Full }\n', 'erasableSyntaxOnly'],
  ['types of the web', 'src/kernel/web/a.ts', 'export const key = process.env;\n', "Cannot find name 'process'"],
  ['types of the web', 'src/kernel/contract/a.ts', 'export const key = process.env;\n', "Cannot find name 'process'"],
  ['types of the tools', 'scripts/a.ts', "export const port: number = '1';\n", 'not assignable'],
  ['format', 'src/kernel/server/c.ts', 'export const a = {b:1}\n', 'src/kernel/server/c.ts'],
  ['lint', 'src/kernel/server/d.ts', `${'// A line.\n'.repeat(301)}export const d = 1;\n`, 'eslint(max-lines)'],
  ['lint', 'src/kernel/server/e.ts', 'export default 1;\n', 'import(no-default-export)'],
  ['lint', 'src/kernel/server/f.ts', 'const work = async () => 1;\nexport const f = () => {\n  work();\n};\n', 'no-floating-promises'],
  ['lint', 'src/kernel/server/g.ts', "console.log('here');\n", 'eslint(no-console)'],
  ['lint', 'src/kernel/server/h.ts', 'export const port = process.env;\n', 'node(no-process-env)'],
  ['lint', 'src/kernel/server/i.ts', '// TODO later\nexport const i = 1;\n', 'no-warning-comments'],
  ['lint', 'src/kernel/server/j.test.ts', "test.skip('is not run', () => {});\n", 'no-disabled-tests'],
  ['lint', 'src/ui/Image.tsx', 'export const Image = () => <img src="a.png" />;\n', 'alt-text'],
  ['lint', 'src/kernel/server/l.ts', 'export const l = (a = 1, b = 2, c = 3, d = 4, e = 5) => a + b + c + d + e;\n', 'max-params'],
  ['nothing unused', 'src/kernel/server/p.ts', exports, 'src/kernel/server/p.ts'],
  ['rooms', 'src/kernel/other/a.ts', exports, 'no room has this name'],
  ['style', 'src/kernel/server/k.ts', 'export const k = (value: any) => value;\n', 'needs its reason'],
  ['references', 'src/kernel/server/n.ts', '/** As absence.1 says (absence.1). */\nexport const n = 1;\n', 'absence.1 is no rule'],
  [
    'migrations',
    'src/kernel/server/migrations/2026-11-21-0900-notes.sql',
    "select make_company_table('note', 'id');\nupdate note set text = '';\n",
    'hides the rows of note',
  ],
  ['licences', 'package-lock.json', '{ "packages": { "node_modules/closed": { "license": "BUSL-1.1" } } }', 'closed: the licence'],
  ['layers', 'src/kernel/server/m.ts', imports('#nowhere/n.ts'), 'every-import-resolves'],
  ['API document', 'src/app/server/api-document.ts', `export const apiDocument = async () => (${faultyApi});\n`, 'no OpenAPI'],
  ['API document', 'src/app/server/api-document.ts', `export const apiDocument = async () => (${faultyApi});\n`, '(info-license)'],
];

/** These parts name the package or the place in the document instead of the file. */
const saysPlace = (part: string) => part !== 'licences' && part !== 'API document';

describe('every part', () => {
  const tree = plantedTree(Object.fromEntries(faults.map(([, path, code]) => [path, code])));
  const found = new Map(parts.map(({ name, findings }) => [name, findings(tree.root)]));
  afterAll(tree.remove);

  test.each(faults)('of the check, here the %s, catches the fault in %s', async (part, path, _, says) => {
    const lines = (await found.get(part))?.join('\n').split('\n') ?? [];
    const place = saysPlace(part) ? path : '';
    expect(lines.filter((line) => line.startsWith(place))).toContainEqual(expect.stringContaining(says));
  });

  test('for one folder finds what is wrong there, and nothing of another', async () => {
    const findings = await Promise.all(partsIn(['src/kernel/web', 'src/ui']).map((part) => part.findings(tree.root)));
    const lines = findings.flat().flatMap((finding) => finding.split('\n').filter((line) => line.startsWith('src/')));
    expect(lines.map((line) => line.split(':')[0]).filter((path) => !/^src\/(?:kernel\/web|ui)\//.test(path ?? ''))).toEqual([]);
    expect(lines).toContainEqual(expect.stringMatching(/^src\/ui\/Image\.tsx:.*alt-text/));
    expect(lines).toContainEqual(expect.stringMatching(/^src\/kernel\/web\/a\.ts:.*(?:TS2580|TS2591|no-process-env)/));
  });

  test('for a document or a style sheet alone finds nothing where there is nothing to find', async () => {
    const alone = plantedTree({ 'docs/product/README.md': '# Product\n', 'src/ui/base.css': 'body {\n  margin: 0;\n}\n' });
    const findings = await Promise.all(
      [['docs/product/README.md'], ['src/ui/base.css']].flatMap((places) => partsIn(places).map((part) => part.findings(alone.root))),
    );
    expect(findings.flat()).toEqual([]);
    alone.remove();
  });

  test('of the check has a fault planted for it', () => {
    expect(new Set(faults.map(([part]) => part))).toEqual(new Set(parts.map(({ name }) => name)));
  });
});
