import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { textFile } from './web/compiled-texts.ts';
import { project } from './test/run.ts';

type Texts = { readonly [key: string]: string | Texts };

/** `npm run texts [words of a path]`: every text of the product, English above Norwegian, by the file it stands in. */
const wanted = process.argv.slice(2);
const all = globSync('src/**/texts/en*.ts', { cwd: project, exclude: ['src/testing'] });
// A topic that another file takes in is printed there; those of the log, of mails and of exports stand alone.
const within = new Set(all.flatMap(topicsOf));
const files = all.filter(
  (file) => (textFile.test(file) || !within.has(file)) && (wanted.length === 0 || wanted.some((word) => file.includes(word))),
);
for (const file of files.toSorted()) {
  const [english, norwegian] = await Promise.all([readTexts(file), readTexts(file.replace('/texts/en', '/texts/no'))]);
  console.log(`\n# ${file}`);
  for (const [key, text] of english) console.log(`${key}\n  en  ${text}\n  no  ${norwegian.get(key) ?? '(missing)'}`);
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
