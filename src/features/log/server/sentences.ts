import { enAudit } from '#kernel/texts/en-audit.ts';
import { noAudit } from '#kernel/texts/no-audit.ts';
import { loggedKinds, type LoggedKinds } from '#kernel/server/logged-kinds.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Language, Words } from '#kernel/server/words.ts';
import { plainSentence } from './rules/plain-sentence.ts';

const common = { no: noAudit, en: enAudit } as const;

/** The parts of a line that its sentence needs; names as displayed. */
export interface SentenceLine {
  action: string;
  entity: string;
  by: 'person' | 'support' | 'system';
  actor: string | undefined;
  subject: string | undefined;
  isOwn: boolean;
  what: string | null;
}

/** The words and the language of a line, and the kinds of records that lines are about. */
export interface LogLanguage {
  words: Words;
  language: Language;
  kinds: LoggedKinds;
  /** The kind whose ids a field holds, by the field; ids in other fields are of people. */
  kindsById: ReadonlyMap<string, string>;
}

/** The same from the services of a call. */
export function logLanguage({ words, registers }: Pick<Services, 'words' | 'registers'>, language: Language): LogLanguage {
  const kinds = registers.of(loggedKinds);
  const held = [...kinds.values()].flatMap(({ entity, idFields = [] }) => idFields.map((field) => [field, entity] as const));
  return { words, language, kinds, kindsById: new Map(held) };
}

type SentenceWords = Pick<LogLanguage, 'words' | 'language'>;

/** Who did what to whom, for a file; the web uses the same texts. */
export function sentenceOf(line: SentenceLine, { words: spoken, language }: SentenceWords): string {
  const words = common[language];
  const actor = line.by === 'support' ? words.support : line.by === 'system' || !line.actor ? words.system : line.actor;
  const subject = line.isOwn ? words.themselves : (line.subject ?? words.somebody);
  const values = { actor, subject, what: line.what ?? words.erased, whose: whoseOf(line) };
  return plainSentence(templateOf(line, { words: spoken, language }) ?? words.other, values);
}

function whoseOf({ isOwn, subject, what }: SentenceLine): 'own' | 'thing' | 'other' {
  if (isOwn) return 'own';
  return subject === undefined && what !== null ? 'thing' : 'other';
}

function templateOf({ action, entity }: Pick<SentenceLine, 'action' | 'entity'>, { words, language }: SentenceWords): string | undefined {
  const [feature = '', name = ''] = action.split('.');
  const actions = words.owners.get(feature)?.[language].sentences?.actions;
  const spoken = [...words.owners.values()].map((owner) => owner[language].sentences);
  const call = spoken.map((sentences) => sentences?.calls?.[name]).find((one) => one !== undefined);
  const changed = spoken.map((sentences) => sentences?.changed[entity]).find((one) => one !== undefined);
  return actions?.[`${name}_${entity}`] ?? actions?.[name] ?? call ?? changed;
}

/** The actions whose sentences contain this text, apart from names. */
export function actionsSaying(text: string, { words, language }: LogLanguage): string[] {
  const sought = text.toLocaleLowerCase();
  const nobody = { actor: '', subject: '', what: '', whose: 'other' };
  const says = (template: string): boolean => plainSentence(template, nobody).toLocaleLowerCase().includes(sought);
  const saying = (templates: Readonly<Record<string, string>> = {}): string[] =>
    Object.entries(templates).flatMap(([name, template]) => (says(template) ? [name.split('_')[0] ?? name] : []));
  const spoken = [...words.owners].map(([feature, owner]) => ({ feature, sentences: owner[language].sentences }));
  const calls = spoken.flatMap(({ sentences }) => saying(sentences?.calls));
  return spoken.flatMap(({ feature, sentences }) => [...saying(sentences?.actions), ...calls].map((name) => `${feature}.${name}`));
}
