import { enAudit } from '#kernel/texts/en-audit.ts';
import { noAudit } from '#kernel/texts/no-audit.ts';
import type { Language, Words } from '#kernel/server/words.ts';
import { plainSentence } from './rules/plain-sentence.ts';

const common = { no: noAudit, en: enAudit } as const;

/** A line as far as its sentence needs it; names are those that are shown. */
export interface SentenceLine {
  action: string;
  entity: string;
  by: 'person' | 'support' | 'system';
  actor: string | undefined;
  subject: string | undefined;
  isOwn: boolean;
  what: string | null;
}

/** In which words and language it is said. */
export interface LogLanguage {
  words: Words;
  language: Language;
}

/** Who did what to whom, for a file; the screen says it by the same texts. */
export function sentenceOf(line: SentenceLine, { words: spoken, language }: LogLanguage): string {
  const words = common[language];
  const actor = line.by === 'support' ? words.support : line.by === 'system' || !line.actor ? words.system : line.actor;
  const subject = line.isOwn ? words.themselves : (line.subject ?? words.somebody);
  const values = { actor, subject, what: line.what ?? words.erased, whose: line.isOwn ? 'own' : 'other' };
  return plainSentence(templateOf(line, { words: spoken, language }) ?? words.other, values);
}

function templateOf({ action, entity }: Pick<SentenceLine, 'action' | 'entity'>, { words, language }: LogLanguage): string | undefined {
  const [feature = '', name = ''] = action.split('.');
  const actions = words.owners.get(feature)?.[language].sentences?.actions;
  const changed = [...words.owners.values()].map((owner) => owner[language].sentences?.changed[entity]).find((one) => one !== undefined);
  return actions?.[`${name}_${entity}`] ?? actions?.[name] ?? changed;
}

/** The calls whose sentences have this text in them, without names. */
export function actionsSaying(text: string, { words, language }: LogLanguage): string[] {
  const sought = text.toLocaleLowerCase();
  const nobody = { actor: '', subject: '', what: '', whose: 'other' };
  return [...words.owners].flatMap(([feature, owner]) =>
    Object.entries(owner[language].sentences?.actions ?? {}).flatMap(([name, template]) =>
      plainSentence(template, nobody).toLocaleLowerCase().includes(sought) ? [`${feature}.${name.split('_')[0] ?? name}`] : [],
    ),
  );
}
