import { expect, test } from 'vitest';
import { isAllowed, licenceFindings, licencesOf } from './licences.ts';
import { plantedTree } from './planted-tree.ts';

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['(MIT AND Zlib)', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['none', false],
])('the licence %s is allowed: %s', (expression, answer) => {
  expect(isAllowed(expression)).toBe(answer);
});

test('a package with another licence, or none, is a finding', () => {
  const packages = {
    '': {},
    'node_modules/good': { license: 'ISC' },
    'node_modules/closed': { license: 'BUSL-1.1' },
    'node_modules/silent': {},
  };
  const tree = plantedTree({ 'package-lock.json': JSON.stringify({ packages }), 'package.json': '{}' });
  expect(licenceFindings(tree.root)).toEqual([
    'closed: the licence BUSL-1.1 is not on the list',
    'silent: the licence none is not on the list',
  ]);
  tree.remove();
});

test("a package's own word counts more than the lockfile's", () => {
  const packages = { 'node_modules/typescript': { license: 'WTFPL' } };
  const tree = plantedTree({ 'package-lock.json': JSON.stringify({ packages }) });
  expect(licencesOf(tree.root)).toEqual([{ name: 'typescript', licence: 'Apache-2.0', dev: false }]);
  tree.remove();
});

test('a direct dependency that THIRD-PARTY.md does not name rightly, and a name without a dependency, are findings', () => {
  const packages = { 'node_modules/known': { license: 'MIT' }, 'node_modules/mistaken': { license: 'ISC' } };
  const tree = plantedTree({
    'package-lock.json': JSON.stringify({ packages }),
    'package.json': '{ "dependencies": { "known": "1.0.0", "mistaken": "1.0.0", "forgotten": "1.0.0" } }',
    'THIRD-PARTY.md': '| `known` | MIT | for this |\n| `mistaken` | MIT | for it |\n| `gone` | MIT | for that |\n',
  });
  expect(licenceFindings(tree.root)).toEqual([
    'mistaken: THIRD-PARTY.md says MIT, its licence is ISC',
    'forgotten: THIRD-PARTY.md says nothing, its licence is not known',
    'gone: THIRD-PARTY.md names it, package.json does not',
  ]);
  tree.remove();
});
