import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Licences compatible with an Apache-2.0 product; THIRD-PARTY.md keeps the notices that some of them require.
const allowed = new Set(
  (
    'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Unlicense Zlib ' +
    'MPL-2.0 PostgreSQL OFL-1.1 CC0-1.0 CC-BY-3.0 CC-BY-4.0 Python-2.0 PSF-2.0'
  ).split(' '),
);
// libvips, only as an unmodified binary in a separate package, as in these.
const binariesUnderLgpl = /^@img\/sharp-(?:libvips-.+|win32-.+|wasm32)$/;

export interface Licensed {
  name: string;
  licence: string;
  dev: boolean;
}

/** Every package of the lockfile with the licence in its package.json; the lockfile's value is used for platforms that are not installed here. */
export function licencesOf(root: string): Licensed[] {
  // npm's documented lockfile format.
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { license?: unknown; dev?: boolean }>;
  };
  return Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, { license, dev }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      licence: licenceText(ownWord(join(root, path, 'package.json')) ?? license),
      dev: dev === true,
    }));
}

function ownWord(path: string): unknown {
  if (!existsSync(path)) return undefined;
  // Old packages have `licenses`, a list.
  const own = JSON.parse(readFileSync(path, 'utf8')) as { license?: unknown; licenses?: unknown };
  return own.license ?? own.licenses;
}

function licenceText(word: unknown): string {
  if (Array.isArray(word)) return word.map(licenceText).join(' OR ');
  if (typeof word === 'object' && word !== null && 'type' in word) return String(word.type);
  return typeof word === 'string' ? word : 'none';
}

/** Whether an SPDX expression can be satisfied with the allowed licences. */
export function isAllowed(expression: string): boolean {
  const alternatives = expression.replace(/[()]/g, '').split(' OR ');
  return alternatives.some((alternative) => alternative.split(' AND ').every((licence) => allowed.has(licence.trim())));
}

/** Packages whose licence is not allowed, and direct dependencies missing from THIRD-PARTY.md. */
export function licenceFindings(root: string): string[] {
  return [...unlicensed(root), ...unlisted(root)];
}

function unlisted(root: string): string[] {
  const named = existsSync(join(root, 'THIRD-PARTY.md')) ? readFileSync(join(root, 'THIRD-PARTY.md'), 'utf8') : '';
  // npm's documented manifest.
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, Record<string, string> | undefined>;
  const direct = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) => Object.keys(manifest[kind] ?? {}));
  const rows = new Map([...named.matchAll(/^\| `([^`]+)` \| ([^|,]+)/gm)].map(([, name = '', licence = '']) => [name, licence.trim()]));
  const actual = new Map(licencesOf(root).map(({ name, licence }) => [name, licence]));
  const wrong = direct.filter((name) => !rows.has(name) || rows.get(name) !== actual.get(name));
  const gone = [...rows.keys()].filter((name) => !direct.includes(name));
  return [
    ...wrong.map(
      (name) => `${name}: THIRD-PARTY.md says ${rows.get(name) ?? 'nothing'}, its licence is ${actual.get(name) ?? 'not known'}`,
    ),
    ...gone.map((name) => `${name}: THIRD-PARTY.md names it, package.json does not`),
  ];
}

function withoutLgpl(expression: string): string {
  return expression === 'LGPL-3.0-or-later' ? 'Apache-2.0' : expression.replace(' AND LGPL-3.0-or-later', '');
}

function unlicensed(root: string): string[] {
  return licencesOf(root)
    .filter(({ name, licence }) => !isAllowed(binariesUnderLgpl.test(name) ? withoutLgpl(licence) : licence))
    .map(({ name, licence }) => `${name}: the licence ${licence} is not on the list`);
}
