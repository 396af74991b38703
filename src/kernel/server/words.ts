import type { FieldWords } from '../contract/texts.ts';
import { enFields } from '../texts/en-fields.ts';
import { noFields } from '../texts/no-fields.ts';
import { register } from './registers.ts';

export type Language = 'no' | 'en';
export const languages = ['no', 'en'] as const;

/** What a feature says of its lines in the log: `texts/en-audit.ts`, which the web reads too (kernel/web/audit-words.ts). */
export interface AuditSentences {
  entities: Readonly<Record<string, string>>;
  changed: Readonly<Record<string, string>>;
  actions: Readonly<Record<string, string>>;
}

/** What one owner says of its things in one language. */
export interface FeatureWords {
  sentences: AuditSentences | undefined;
  fields: FieldWords | undefined;
}

/** Words by the way to them. */
interface Tree {
  [step: string]: string | Tree;
}

/** What each feature calls its things, from the files in its `texts/`; the kernel's own words stand beside them. */
export const featureWords = register<Record<Language, FeatureWords>>('kernel.words');

export const kernelWords: Record<Language, FeatureWords> = {
  no: { sentences: undefined, fields: noFields },
  en: { sentences: undefined, fields: enFields },
};

/** What things are called, by everybody who says something of it. */
export interface Words {
  /** What each owner says, by its name. */
  owners: ReadonlyMap<string, Record<Language, FeatureWords>>;
  /** What a takeout calls the records of a section. */
  record: (language: Language, section: string) => string | undefined;
  /** A field of a kind of thing as the reader calls it. */
  field: (language: Language, entity: string, field: string) => string | undefined;
  /** A stored value as the reader says it, where it has a word. */
  value: (language: Language, place: { entity: string; field: string }, value: string) => string | undefined;
}

/** Joins the words of all owners, once for a composition. */
export function joinWords(owners: ReadonlyMap<string, Record<Language, FeatureWords>>): Words {
  const joined = { no: wordsIn(owners, 'no'), en: wordsIn(owners, 'en') };
  const at = (language: Language, ...way: readonly string[]) => wordAt(joined[language], way);
  return {
    owners,
    record: (language, section) => at(language, 'records', section),
    field: (language, entity, field) => at(language, 'fieldsOf', entity, field) ?? at(language, 'fields', field),
    value: (language, { entity, field }, value) => at(language, 'valuesOf', entity, field, value) ?? at(language, 'values', field, value),
  };
}

function wordAt(words: Tree, way: readonly string[]): string | undefined {
  let found: string | Tree | undefined = words;
  for (const step of way) {
    if (typeof found !== 'object' || !Object.hasOwn(found, step)) return undefined;
    found = found[step];
  }
  return typeof found === 'string' ? found : undefined;
}

/** The words of all owners together; a line of the log names its kind in the field `entity`. */
function wordsIn(owners: Words['owners'], language: Language): Tree {
  const words: Tree = {};
  for (const spoken of owners.values()) {
    const { sentences, fields } = spoken[language];
    addWords(words, { ...fields });
    addWords(words, { values: { entity: { ...sentences?.entities } } });
  }
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
