import type { FieldWords } from '../contract/texts.ts';
import { enFields } from '../texts/en-fields.ts';
import { noFields } from '../texts/no-fields.ts';

export type Language = 'no' | 'en';
export const languages = ['no', 'en'] as const;

/** What a feature says of its lines in the log: `texts/en-audit.ts`, which the web reads too (kernel/web/audit-words.ts). */
export interface AuditSentences {
  entities: Readonly<Record<string, string>>;
  changed: Readonly<Record<string, string>>;
  actions: Readonly<Record<string, string>>;
}

/** What one owner says of its things in one language. */
export interface SpokenWords {
  sentences: AuditSentences | undefined;
  fields: FieldWords | undefined;
}

/** Words by the way to them. */
interface Tree {
  [step: string]: string | Tree;
}

const declared = new Map<string, Record<Language, SpokenWords>>([
  ['kernel', { no: { sentences: undefined, fields: noFields }, en: { sentences: undefined, fields: enFields } }],
]);
const joined = new Map<Language, Tree>();

/** Says what a feature calls its things; whoever loads the features does so once for each. */
export function declareWords(feature: string, words: Record<Language, SpokenWords>): void {
  declared.set(feature, words);
  joined.clear();
}

/** What each owner says, by its name. */
export function declaredWords(): ReadonlyMap<string, Record<Language, SpokenWords>> {
  return declared;
}

/** What a takeout calls the records of a section. */
export function recordWord(language: Language, section: string): string | undefined {
  return wordAt(language, ['records', section]);
}

/** A field of a kind of thing as the reader calls it. */
export function fieldWord(language: Language, entity: string, field: string): string | undefined {
  return wordAt(language, ['fieldsOf', entity, field]) ?? wordAt(language, ['fields', field]);
}

/** A stored value as the reader says it, where it has a word. */
export function valueWord(language: Language, { entity, field }: { entity: string; field: string }, value: string): string | undefined {
  return wordAt(language, ['valuesOf', entity, field, value]) ?? wordAt(language, ['values', field, value]);
}

function wordAt(language: Language, way: readonly string[]): string | undefined {
  let found: string | Tree | undefined = wordsIn(language);
  for (const step of way) {
    if (typeof found !== 'object' || !Object.hasOwn(found, step)) return undefined;
    found = found[step];
  }
  return typeof found === 'string' ? found : undefined;
}

/** The words of all owners together; a line of the log names its kind in the field `entity`. */
function wordsIn(language: Language): Tree {
  const known = joined.get(language);
  if (known) return known;
  const words: Tree = {};
  for (const spoken of declared.values()) {
    const { sentences, fields } = spoken[language];
    addWords(words, { ...fields });
    addWords(words, { values: { entity: { ...sentences?.entities } } });
  }
  joined.set(language, words);
  return words;
}

function addWords(to: Tree, from: Tree): void {
  for (const [step, word] of Object.entries(from)) {
    const there = to[step];
    if (typeof word === 'string') to[step] = word;
    else if (typeof there === 'object') addWords(there, word);
    else addWords((to[step] = {}), word);
  }
}
