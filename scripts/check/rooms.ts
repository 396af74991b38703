import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from './tree.ts';

// The closed vocabulary of STYLE.md, "Rooms": a path is allowed when one pattern matches all of it.
const word = '[a-z0-9]+(?:-[a-z0-9]+)*';
const topics = `(?:${word}/)*`;
const topic = `(?:${word}/)?`;
const component = '[A-Z][A-Za-z0-9]*';
const test = '(?:[.]pg)?(?:[.]test)?';
const migration = `migrations/\\d{4}-\\d{2}-\\d{2}-\\d{4}-${word}[.]sql`;
const web = `${topics}(?:${component}${test}[.]tsx|(?:main|index)[.]tsx|${word}${test}[.]ts|(?:${component}|${word})(?:[.]module)?[.]css|${word}[.](?:html|svg|png|woff2))`;
const server = `(?:${topics}${word}${test}[.]ts|${migration}|${topics}${word}[.](?:typ|ttf|otf|txt|svg))`;
const texts = `(?:(?:en|no)(?:-${word})?[.]ts|${word}[.]test[.]ts)`;

const vocabulary = [
  'src/features/index[.]ts',
  `src/features/${word}/README[.]md`,
  `src/features/${word}/contract/(?:rules/)?${word}${test}[.]ts`,
  `src/features/${word}/server/${server}`,
  `src/features/${word}/content/(?:${topic}${word}[.]ts|pictures/${word}[.]svg)`,
  `src/features/${word}/web/${web}`,
  `src/(?:features/${word}|kernel|identity)/texts/${texts}`,
  `src/features/${word}/testing/(?:(?:roles|rights)[.]txt|pages/${word}[.]png|${topic}${word}[.](?:ts|csv|xlsx))`,
  `src/(?:kernel|identity)/(?:README[.]md|contract/${word}${test}[.]ts)`,
  `src/(?:kernel|identity|app)/server/${server}`,
  `src/(?:kernel|identity|app)/web/${web}`,
  `src/ui/${web}`,
  `src/(?:kernel|identity)/testing/${word}${test}[.]ts`,
  `src/testing/(?:README[.]md|${word}[.]ts)`,
  `src/product-tests/(?:README[.]md|${topic}${word}${test}[.]ts)`,
  `scripts/${topic}${word}${test}[.]ts`,
  `bench/${topic}${word}${test}[.]ts`,
  `e2e/${word}[.]e2e[.]ts`,
  `e2e/(?:support|fixtures)/${word}[.](?:ts|csv|xlsx)`,
  `docs/${topic}(?:README|${word}|\\d{4}-${word})[.](?:md|png|webp)`,
  '[.]ci/run|redocly[.]yaml',
  '(?:README|ARCHITECTURE|STYLE|SECURITY|CHANGELOG|THIRD-PARTY)[.]md|LICENSE',
  '[.](?:gitignore|gitattributes|npmrc|dependency-cruiser[.]cjs|oxlintrc[.]json|oxfmtrc[.]json)',
  'package(?:-lock)?[.]json|tsconfig(?:[.][a-z0-9]+)?[.]json|(?:vite|vitest|knip)(?:[.][a-z0-9]+)*[.](?:ts|json)',
].map((line) => new RegExp(`^(?:${line})$`));

// Names without meaning as the last word of a file's name; data-processor is allowed.
const emptyNames = /(?:^|[/-])(?:utils?|helpers?|misc|stuff|manager|data|info|part\d+)(?=\.[a-z.]+$|\/)/;
const knownWords = /form-data|(?:reporting|find|set)-manager|update-interaction-data/;

/** Paths outside the vocabulary, meaningless names, and features with missing folders. */
export function roomFindings(root: string): string[] {
  const paths = filesOf(root);
  const unknown = paths.filter((path) => !vocabulary.some((line) => line.test(path)));
  const empty = paths.filter((path) => !path.startsWith('docs/') && emptyNames.test(path) && !knownWords.test(path));
  return [
    ...unknown.map((path) => `${path}: no room has this name (STYLE.md, "Rooms")`),
    ...empty.map((path) => `${path}: the name says nothing about what is inside`),
    ...lonelyTexts(paths),
    ...incompleteFeatures(root, paths),
  ];
}

function lonelyTexts(paths: string[]): string[] {
  const twin = (path: string) =>
    path.replace(/\/texts\/(en|no)(?=[-.])/, (_, language: string) => `/texts/${language === 'en' ? 'no' : 'en'}`);
  return paths
    .filter((path) => /\/texts\/(en|no)[-.]/.test(path) && !path.includes('.test.') && !paths.includes(twin(path)))
    .map((path) => `${path}: ${twin(path)} is missing`);
}

/**
 * A registered feature must have every folder that the registry loads; one without server and web contains only shared words in its contract.
 * The server and web code of a folder that is not registered is dead.
 */
function incompleteFeatures(root: string, paths: string[]): string[] {
  const registry = paths.includes('src/features/index.ts') ? readFileSync(join(root, 'src/features/index.ts'), 'utf8') : '';
  const registered = [...registry.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name);
  const folders = new Set(paths.flatMap((path) => /^src\/features\/([^/]+)\/(?:server|web)\//.exec(path)?.[1] ?? []));
  const shared = new Set(
    paths.flatMap((path) => /^src\/features\/([^/]+)\/contract\//.exec(path)?.[1] ?? []).filter((name) => !folders.has(name)),
  );
  const rooms = ['README.md', 'contract/index.ts', 'server/index.ts', 'texts/en.ts', 'texts/no.ts'];
  const roomsOf = (name: string) => (shared.has(name) ? ['README.md'] : rooms);
  return [
    ...registered
      .flatMap((name) => roomsOf(name).map((file) => `src/features/${name}/${file}`))
      .filter((path) => !paths.includes(path))
      .map((path) => `${path}: each registered feature has it`),
    ...[...folders]
      .filter((name) => !registered.includes(name))
      .map((name) => `src/features/${name}: src/features/index.ts does not name it`),
  ];
}
