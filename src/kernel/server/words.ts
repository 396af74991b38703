import type { Rights, RightsTexts } from '../contract/rights.ts';
import type { FieldWords } from '../contract/texts.ts';
import { enFields } from '../texts/en-fields.ts';
import { noFields } from '../texts/no-fields.ts';
import { register } from './registers.ts';

export type Language = 'no' | 'en';
export const languages = ['no', 'en'] as const;

/** The texts of a feature's lines in the log: `texts/en-audit.ts` (audit-sentence.ts). */
export interface AuditSentences {
  entities: Readonly<Record<string, string>>;
  changed: Readonly<Record<string, string>>;
  calls?: Readonly<Record<string, string>>;
  actions: Readonly<Record<string, string>>;
}

/** The words of one owner in one language. */
export interface FeatureWords {
  sentences: AuditSentences | undefined;
  fields: FieldWords | undefined;
  /** The names of its permissions, from `texts/en-rights.ts`. */
  rights?: RightsTexts<Rights> | undefined;
}

/** Words by path. */
interface Tree {
  [step: string]: string | Tree;
}

/** The words of each feature, from the files in its `texts/`; the kernel's own words are added to them. */
export const featureWords = register<Record<Language, FeatureWords>>('kernel.words');

export const kernelWords: Record<Language, FeatureWords> = {
  no: { sentences: undefined, fields: noFields },
  en: { sentences: undefined, fields: enFields },
};

/** The names of records, fields and values, shared by all features. */
export interface Words {
  /** The words of each owner, by its name. */
  owners: ReadonlyMap<string, Record<Language, FeatureWords>>;
  /** The name of a takeout section's records. */
  record: (language: Language, section: string) => string | undefined;
  /** The name of a field of one kind of record. */
  field: (language: Language, entity: string, field: string) => string | undefined;
  /** The name of a stored value, if it has one. */
  value: (language: Language, place: { entity: string; field: string }, value: string) => string | undefined;
}

/** Joins the words of all owners, once per composition. */
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
    const { sentences, fields, rights } = spoken[language];
    addWords(words, { ...fields });
    addWords(words, { values: { entity: { ...sentences?.entities }, permissions: { ...rights?.permissions } } });
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
