import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { everyFileOf, filesOf } from './tree.ts';

/** The prose of a file: the text of a document, the comments of code. */
interface Reading {
  path: string;
  lines: readonly string[];
}

interface Known {
  /** `absence.12` of each rule in docs/product. */
  rules: ReadonlySet<string>;
  areas: ReadonlySet<string>;
  /** The numbers of docs/decisions. */
  decisions: ReadonlySet<number>;
  paths: readonly string[];
}

/** References that cannot be resolved within the repository: rules of docs/product, decisions, links and paths. */
export function referenceFindings(root: string): string[] {
  const paths = filesOf(root);
  const source = (path: string) => readFileSync(join(root, path), 'utf8');
  const areas = paths.filter((path) => /^docs\/product\/[a-z-]+\.md$/.test(path)).map((path) => ({ path, text: source(path) }));
  const known: Known = {
    rules: new Set(areas.flatMap(({ text }) => rulesIn(text))),
    areas: new Set(areas.map(({ path }) => areaOf(path))),
    decisions: new Set(paths.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []).map(Number)),
    paths: everyFileOf(root),
  };
  const readings = paths.filter((path) => /\.(?:tsx?|cjs|sql|css|typ|md)$/.test(path)).map((path) => readingOf(path, source(path)));
  const headings = new Map(readings.map(({ path, lines }) => [path, new Set(lines.flatMap(headingIn))]));
  return [
    ...areas.flatMap(misnumbered),
    ...readings.flatMap((reading) => [
      ...findingsOf(reading, (line) => [...outward(line), ...unresolved(line, known)]),
      ...(reading.path.endsWith('.md')
        ? findingsOf(reading, (line) => brokenLinks(line, { from: reading.path, paths: known.paths, headings }))
        : []),
    ]),
  ];
}

function findingsOf({ path, lines }: Reading, problemsOf: (line: string) => string[]): string[] {
  return lines.flatMap((line, index) => problemsOf(line).map((problem) => `${path}:${index + 1}: ${problem}`));
}

const areaOf = (path: string): string => /([a-z-]+)\.md$/.exec(path)?.[1] ?? '';
const rulesIn = (text: string): string[] => [...text.matchAll(/^- \*\*([a-z-]+\.\d+)\*\* /gm)].map(([, rule = '']) => rule);

/** Rules that are duplicated or have another area's prefix. */
function misnumbered({ path, text }: { path: string; text: string }): string[] {
  const rules = rulesIn(text);
  return rules.flatMap((rule, index) => [
    ...(rules.indexOf(rule) < index ? [`${path}: ${rule} stands twice`] : []),
    ...(rule.startsWith(`${areaOf(path)}.`) ? [] : [`${path}: ${rule} is another area's`]),
  ]);
}

const comment = /^\s*(?:\/\*\*?|\*|\/\/)(?: .*|$)|(?:^|\s)(?:\/\/ .*|\{?\/\*.*)/;
const sqlComment = /(?:^|\s)-- .*/;

/** Keeps line numbers: lines that are not prose become empty. */
function readingOf(path: string, source: string): Reading {
  const lines = source.split('\n');
  if (path.endsWith('.md')) return { path, lines: withoutFences(lines) };
  const form = path.endsWith('.sql') ? sqlComment : comment;
  return { path, lines: lines.map((line) => form.exec(line)?.[0] ?? '') };
}

function withoutFences(lines: readonly string[]): string[] {
  let isFenced = false;
  return lines.map((line) => {
    const isFence = line.startsWith('```');
    if (isFence) isFenced = !isFenced;
    return isFence || isFenced ? '' : line;
  });
}

// Documents that are outside the repository by their form: a numbered one, the ids of clauses, issues.
const outside = [
  /\b0\d\d §+ ?\d*|\((?:of )?0\d\d\b|\b(?:spec|specification|documents?) 0\d\d\b/gi,
  // BR is the rules of electronic invoices.
  /\b(?!BR-)[A-Z]{2}-\d{2}\b/g,
  /\bissue \d+/gi,
  /\bthe specification\b/gi,
];

function outward(line: string): string[] {
  return outside.flatMap((form) =>
    [...line.matchAll(form)].map(([found]) => `"${found}" leads out of the repository; cite a rule of docs/product`),
  );
}

function unresolved(line: string, { rules, areas, decisions, paths }: Known): string[] {
  const cited = [...line.matchAll(/(?<![\w./@-])([a-z]+(?:-[a-z]+)*)\.([1-9]\d*)(?![\w-]|\.\w)/g)];
  const records = [...line.matchAll(/\b(?:[Dd]ecisions?|[Rr]ecords?) (\d+)\b/g)];
  const marked = [...line.matchAll(/`([^`\s]+)`/g)].map(([, token = '']) => token).filter(isPath);
  const documents = [...line.replace(/`[^`]*`|\]\([^)]*\)|\b[a-z]+:\S*/g, '').matchAll(/(?<![\w./@-])[\w-]+\.md\b/g)].map(([name]) => name);
  const named = [...marked, ...documents];
  return [
    ...cited
      .filter(([rule, area = '']) => !rules.has(rule) && (areas.has(area) || isCitation(line, rule)))
      .map(([rule]) => `${rule} is no rule of docs/product`),
    ...records.filter(([, number]) => !decisions.has(Number(number))).map(([found]) => `${found} is not in docs/decisions`),
    ...named.filter((token) => !resolves(token, paths)).map((token) => `\`${token}\` is no path of the repository`),
  ];
}

/** Text in parentheses in the form of a citation counts as one, even with a mistyped area. */
function isCitation(line: string, rule: string): boolean {
  return new RegExp(String.raw`\((?:[a-z-]+\.\d+(?:, | to | and ))*${rule.replace('.', String.raw`\.`)}[,) ]`).test(line);
}

/** Names of modules, migrations and documents, and paths in source folders. */
function isPath(token: string): boolean {
  const isFile = /^[\w.@<>{},*/-]+\.(?:tsx?|md|cjs)$/.test(token) || /^[\w.@<>{},*/-]+\/[\w.<>{},*-]+\.(?:sql|typ|css)$/.test(token);
  return isFile || /^(?:src|docs|scripts|e2e|bench)\/[\w.<>{},*/-]*$/.test(token);
}

/** A path may be abbreviated (`server/policy.ts`), and `*`, `<name>` and `{en,no}` match several. */
function resolves(token: string, paths: readonly string[]): boolean {
  const pattern = token
    .replace(/^[.@#]?\//, '')
    .replace(/[.]/g, '[.]')
    .replace(/\*\*/g, '\0')
    .replace(/\*|<[^>]+>/g, '[^/]*')
    .replaceAll('\0', '.*')
    .replace(/\{([^}]+)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
  const form = new RegExp(`(?:^|/)${pattern}${token.endsWith('/') ? '' : '(?:/|$)'}`);
  return paths.some((path) => form.test(path));
}

interface Linking {
  from: string;
  paths: readonly string[];
  headings: ReadonlyMap<string, ReadonlySet<string>>;
}

function brokenLinks(line: string, { from, paths, headings }: Linking): string[] {
  const targets = [...line.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets
    .filter((target) => !/^(?:[a-z]+:|\/)/.test(target))
    .filter((target) => {
      const [file = '', heading] = target.split('#');
      const path = file ? normalize(join(dirname(from), file)).replace(/\/$/, '') : from;
      const isThere = paths.includes(path) || paths.some((one) => one.startsWith(`${path}/`));
      return !isThere || (heading !== undefined && !headings.get(path)?.has(heading));
    })
    .map((target) => `the link ${target} leads nowhere`);
}

/** The anchor of a heading, as Markdown renderers create it. */
function headingIn(line: string): string[] {
  const [, title] = /^#{1,6} (.+)$/.exec(line) ?? [];
  return title === undefined
    ? []
    : [
        title
          .toLowerCase()
          .replace(/[^\p{L}\p{N} _-]/gu, '')
          .replaceAll(' ', '-'),
      ];
}
