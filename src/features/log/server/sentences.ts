import { loggedKinds, type LoggedKinds } from '#kernel/server/logged-kinds.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Language, Words } from '#kernel/server/words.ts';
import { plainSentence } from '#kernel/server/plain-sentence.ts';

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
