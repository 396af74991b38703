import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { textFile } from './web/compiled-texts.ts';
import { inlineTextsOf, otherTextsOf } from './inline-texts.ts';
import { project } from './test/run.ts';

type Texts = { readonly [key: string]: string | Texts };

/** `npm run texts [words of a path]`: every text of the product, English above Norwegian, by the file it stands in: files of texts, then code and written content. */
const wanted = process.argv.slice(2);
const all = globSync('src/**/texts/en*.ts', { cwd: project, exclude: ['src/testing'] });
// A topic that another file takes in is printed there; those of the log, of mails and of exports stand alone.
const within = new Set(all.flatMap(topicsOf));
const isWanted = (file: string): boolean => wanted.length === 0 || wanted.some((word) => file.includes(word));
const files = all.filter((file) => (textFile.test(file) || !within.has(file)) && isWanted(file));
for (const file of files.toSorted()) {
  const [english, norwegian] = await Promise.all([readTexts(file), readTexts(file.replace('/texts/en', '/texts/no'))]);
  console.log(`\n# ${file}`);
  for (const [key, text] of english) console.log(`${key}\n  en  ${text}\n  no  ${norwegian.get(key) ?? '(missing)'}`);
}
for (const file of globSync('src/**/*.{ts,tsx}', { cwd: project }).toSorted()) {
  if (!/\/texts\/|\.test\.|\/(testing|product-tests)\//.test(file) && isWanted(file)) printInline(file);
}

/** What stands in code: titles and labels that are needed before any texts are loaded, help, templates and other written content. */
function printInline(file: string): void {
  const source = readFileSync(join(project, file), 'utf8');
  const pairs = inlineTextsOf(file, source);
  const others = /^src\/features\/[^/]+\/(?:content|server\/dataset)\/(?!index)/.test(file) ? otherTextsOf(file, source) : [];
  if (pairs.length + others.length > 0) console.log(`\n# ${file}`);
  for (const { line, en, no } of pairs) {
    const rows = Array.from({ length: Math.max(en.length, no.length) }, (_, place) => `  en  ${en[place] ?? ''}\n  no  ${no[place] ?? ''}`);
    console.log(`line ${line}\n${rows.join('\n')}`);
  }
  for (const { line, text } of others) console.log(`line ${line}\n      ${text}`);
}

/** Files of field names also borrow single words from other files, which does not take them in. */
function topicsOf(file: string): string[] {
  const names = [...readFileSync(join(project, file), 'utf8').matchAll(/from '\.\/(en-[^']*)'/g)].map(([, name = '']) => name);
  return names.filter((name) => !file.endsWith('fields.ts') || name.endsWith('fields.ts')).map((name) => join(dirname(file), name));
}

async function readTexts(file: string): Promise<Map<string, string>> {
  // A text file exports only its language's texts.
  const languages = (await import(join(project, file))) as Record<string, Texts>;
  return new Map(Object.values(languages).flatMap((texts) => [...flat(texts, '')]));
}

function* flat(texts: Texts, prefix: string): Generator<[key: string, text: string]> {
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'string') yield [prefix + key, text];
    else yield* flat(text, `${prefix}${key}.`);
  }
}
