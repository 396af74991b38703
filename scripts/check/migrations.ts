import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesOf } from './tree.ts';

/** Migrations that reached no row. They have run and are never edited, so each names the one that does what it should have done. */
const known: ReadonlyMap<string, string> = new Map([
  ['2026-11-23-2030-lost-work.sql', 'done by 2026-11-27-2232-lost-work-of-companies.sql'],
  ['2026-11-26-0900-annulments-and-erased.sql', 'done by 2026-11-27-2233-requests-of-companies.sql'],
  ['2026-11-26-0930-words-of-requests.sql', 'done by 2026-11-27-2233-requests-of-companies.sql'],
]);

/**
 * Statements of migrations on rows that forced row-level security hides from them: a migration belongs to no company, so they would find no row and
 * change nothing, without an error. Migrations are read in the order in which they run.
 */
export function migrationFindings(root: string): string[] {
  const paths = filesOf(root).filter((path) => /^src\/.*\/migrations\/[^/]+\.sql$/.test(path));
  const forced = new Set<string>();
  return paths
    .toSorted((one, other) => (basename(one) < basename(other) ? -1 : 1))
    .flatMap((path) => findingsIn(path, readFileSync(join(root, path), 'utf8'), forced));
}

/** Of one migration; `forced` holds the tables whose rows it does not see, and afterwards those that the next one does not see. */
function findingsIn(path: string, text: string, forced: Set<string>): string[] {
  const lifted = new Set<string>();
  const hidden = statementsOf(text).flatMap(({ line, code }) => {
    follow(code, forced, lifted);
    const tables = tablesIn(code, forced);
    return tables.map((table) => `${path}:${line}: forced row-level security hides the rows of ${table}: lift it around the statement`);
  });
  const left = [...lifted].map((table) => `${path}: row-level security of ${table} must be forced again`);
  if (!known.has(basename(path))) return [...hidden, ...left];
  return hidden.length > 0 ? left : [...left, `${path}: it reaches its rows, so scripts/check/migrations.ts must not name it`];
}

/** Follows which tables are forced, and which of them a migration has lifted. */
function follow(code: string, forced: Set<string>, lifted: Set<string>): void {
  const made = /\bmake_company_table\('(\w+)'/.exec(code)?.[1];
  if (made) forced.add(made);
  const [, altered = '', lifting] =
    /^alter table (?:only )?(?:public\.)?(\w+) (no )?force row level security$/.exec(withoutQuotes(code)) ?? [];
  if (!altered) return;
  if (lifting) {
    forced.delete(altered);
    lifted.add(altered);
  } else {
    forced.add(altered);
    lifted.delete(altered);
  }
}

const withoutQuotes = (code: string): string => code.replaceAll('"', '');

const onRows = /^(?:insert|update|delete|merge|with|select|do|create materialized view)\b/;

/** A table that is made of rows: its columns have names only, and `as` comes after what is said of the table. */
const filled =
  /^create (?:temp(?:orary)? |unlogged )?table (?:if not exists )?[^\s(]+ ?(?:\([\w, "]*\) ?)?(?:with \([^)]*\) )?(?:on commit (?:preserve rows|delete rows|drop) )?as\b/;

const anyText = /'(?:[^']|'')*'/g;

const contentOf = (quoted: string): string => quoted.slice(1, -1).replaceAll("''", "'");

/** A block whose body is a text, with that body as code. */
const withBody = (code: string): string =>
  code.replace(/^(do (?:language \w+ )?)('(?:[^']|'')*')/, (_, head: string, body: string) => head + contentOf(body));

/** What a block executes from texts is code as well. */
function withExecuted(code: string): string {
  if (!/^do\b/.test(code)) return code;
  return code.replace(/\bexecute\b(?:'(?:[^']|'')*'|[^';])*/g, (statement) => statement.replace(anyText, contentOf));
}

/** The forced tables that a statement on rows names anywhere but in texts. */
function tablesIn(code: string, forced: ReadonlySet<string>): string[] {
  if (!onRows.test(code) && !filled.test(code)) return [];
  const withoutTexts = withoutQuotes(withExecuted(outsideCompanies(withBody(code))).replace(anyText, "''"));
  const words = new Set(withoutAliases(withoutTexts.replace(assigned, '$1')).match(/\w+/g));
  return [...forced].filter((table) => words.has(table));
}

/** A column that a statement sets may be called as a table is. */
const assigned = /(\bset|,) \w+ =/g;

const named =
  /\b((?:from|join|using|update|into) (?:only )?(?!only )(?:\w+\.)?\w+) (?:as )?(?!(?:cross|full|inner|join|left|natural|right|using) )(\w+)/g;

/** A table may go by the name of another in a statement. */
function withoutAliases(code: string): string {
  const aliases = [...code.matchAll(named)].map((match) => match[2] ?? '');
  return aliases.reduce((left, alias) => left.replaceAll(new RegExp(`\\b${alias}\\.`, 'g'), ''), code.replace(named, '$1'));
}

/** What of a block stands outside the loop that enters each company, in which the rows of that company are seen. */
function outsideCompanies(code: string): string {
  return /^do\b/.test(code) ? code.replace(/\bloop perform set_config\('app\.company_id', [^'].*?\bend loop\b/g, 'loop end loop') : code;
}

interface Statement {
  line: number;
  /** In small letters, without comments, with single blanks. */
  code: string;
}

// What begins first wins: a comment may hold an apostrophe, and a text what looks like a comment.
const textOrComment = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g;

// A text, a body between dollars, or the end of a statement.
const pieces = /'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|;/g;

/** The statements of a migration. What functions and triggers contain is no statement of it. */
function statementsOf(text: string): Statement[] {
  const blanked = text.replace(textOrComment, (piece) => (piece.startsWith("'") ? piece : piece.replace(/[^\n]/g, ' ')));
  const ends = [...blanked.matchAll(pieces)].filter(([piece]) => piece === ';').map(({ index }) => index);
  const starts = [0, ...ends.map((end) => end + 1)];
  return starts.map((start, place) => {
    const raw = blanked.slice(start, ends[place] ?? blanked.length);
    const begin = start + raw.length - raw.trimStart().length;
    return { line: blanked.slice(0, begin).split('\n').length, code: raw.trim().replace(/\s+/g, ' ').toLowerCase() };
  });
}
