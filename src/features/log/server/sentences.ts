import { enAudit } from '#kernel/texts/en-audit.ts';
import { noAudit } from '#kernel/texts/no-audit.ts';
import { declaredWords, type Language } from '#kernel/server/words.ts';
import { plainSentence } from './rules/plain-sentence.ts';

const common = { no: noAudit, en: enAudit } as const;

/** A line as far as its sentence needs it; names are those that are shown. */
export interface Told {
  action: string;
  entity: string;
  by: 'person' | 'support' | 'system';
  actor: string | undefined;
  subject: string | undefined;
  isOwn: boolean;
  what: string | null;
}

/** Who did what to whom, for a file; the screen says it by the same texts. */
export function sentenceOf(line: Told, language: Language): string {
  const words = common[language];
  const actor = line.by === 'support' ? words.support : line.by === 'system' || !line.actor ? words.system : line.actor;
  const subject = line.isOwn ? words.themselves : (line.subject ?? words.somebody);
  const values = { actor, subject, what: line.what ?? words.erased, whose: line.isOwn ? 'own' : 'other' };
  return plainSentence(templateOf(line, language) ?? words.other, values);
}

function templateOf({ action, entity }: Pick<Told, 'action' | 'entity'>, language: Language): string | undefined {
  const [feature = '', name = ''] = action.split('.');
  const actions = declaredWords().get(feature)?.[language].sentences?.actions;
  const changed = [...declaredWords().values()].map((words) => words[language].sentences?.changed[entity]).find((one) => one !== undefined);
  return actions?.[`${name}_${entity}`] ?? actions?.[name] ?? changed;
}

/** The calls whose sentences have this text in them, without names. */
export function actionsSaying(text: string, language: Language): string[] {
  const sought = text.toLocaleLowerCase();
  const nobody = { actor: '', subject: '', what: '', whose: 'other' };
  return [...declaredWords()].flatMap(([feature, words]) =>
    Object.entries(words[language].sentences?.actions ?? {}).flatMap(([name, template]) =>
      plainSentence(template, nobody).toLocaleLowerCase().includes(sought) ? [`${feature}.${name.split('_')[0] ?? name}`] : [],
    ),
  );
}
