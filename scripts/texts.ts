import { globSync } from 'node:fs';
import { join } from 'node:path';
import { textFile } from './web/compiled-texts.ts';
import { project } from './test/run.ts';

type Texts = { readonly [key: string]: string | Texts };

/** `npm run texts [words of a path]`: every text of the product, English above Norwegian, by the file it stands in. */
const wanted = process.argv.slice(2);
const files = globSync('src/**/texts/en*.ts', { cwd: project, exclude: ['src/testing'] }).filter(
  (file) => textFile.test(file) && (wanted.length === 0 || wanted.some((word) => file.includes(word))),
);
for (const file of files.toSorted()) {
  const [english, norwegian] = await Promise.all([readTexts(file), readTexts(file.replace('/en', '/no'))]);
  console.log(`\n# ${file}`);
  for (const [key, text] of english) console.log(`${key}\n  en  ${text}\n  no  ${norwegian.get(key) ?? '(missing)'}`);
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
