import { enAudit } from '#kernel/texts/en-audit.ts';
import { noAudit } from '#kernel/texts/no-audit.ts';
import { plainSentence } from './plain-sentence.ts';
import type { Language, Words } from './words.ts';

/** The words of the log that belong to no feature. */
export const auditWords = { no: noAudit, en: enAudit } as const;

/** The parts of a line of the log that its sentence needs; names as displayed. */
export interface SentenceLine {
  action: string;
  entity: string;
  by: 'person' | 'support' | 'system';
  actor: string | undefined;
  subject: string | undefined;
  /** The actor is the subject. */
  isOwn: boolean;
  what: string | null;
  /** What the change came to (log.12, `outcomeOf`); null when it is unknown or erased. */
  outcome?: string | null;
  /** Which of them reads the sentence: it then says "you". */
  isActorReader?: boolean;
  isSubjectReader?: boolean;
}

export interface SentenceWords {
  words: Words;
  language: Language;
}

/** The fields of a logged change that say which of several things a call did, or did it to. */
export const outcomeFields = ['action', 'status', 'isDecided', 'planType'] as const;

/** Which of several things a call did, for its sentence; null when its line does not say. */
export function outcomeOf(after: Readonly<Record<string, unknown>> | null | undefined): string | null {
  const outcome = outcomeFields.map((field) => after?.[field]).find((value) => value !== undefined && value !== null);
  return outcome === undefined ? null : String(outcome);
}

/** Who did what to whom: the sentence of this request and kind, of this request, of requests of this name (with the kind: by whose call it ever was), or of this kind. */
export function sentenceOf(line: SentenceLine, { words: spoken, language }: SentenceWords): string {
  const words = auditWords[language];
  const values = {
    actor: actorOf(line, words),
    subject: subjectOf(line, words),
    what: line.what ?? words.erased,
    whose: whoseOf(line),
    outcome: line.outcome ?? '',
  };
  return plainSentence(templateOf(line, { words: spoken, language }) ?? words.other, values);
}

type CommonWords = (typeof auditWords)['en'] | (typeof auditWords)['no'];

function actorOf({ by, actor, isActorReader }: SentenceLine, words: CommonWords): string {
  if (by === 'support') return words.support;
  if (by === 'system' || !actor) return words.system;
  return isActorReader ? words.you.actor : actor;
}

function subjectOf({ subject, isOwn, isSubjectReader }: SentenceLine, words: CommonWords): string {
  if (isSubjectReader) return isOwn ? words.you.self : words.you.subject;
  return isOwn ? words.themselves : (subject ?? words.somebody);
}

function whoseOf({ isOwn, subject, what, isSubjectReader }: SentenceLine): 'self' | 'you' | 'own' | 'thing' | 'other' {
  if (isSubjectReader) return isOwn ? 'self' : 'you';
  if (isOwn) return 'own';
  return subject === undefined && what !== null ? 'thing' : 'other';
}

function templateOf({ action, entity }: Pick<SentenceLine, 'action' | 'entity'>, { words, language }: SentenceWords): string | undefined {
  const [feature = '', name = ''] = action.split('.');
  const actions = words.owners.get(feature)?.[language].sentences?.actions;
  const spoken = [...words.owners.values()].map((owner) => owner[language].sentences);
  const callOf = (key: string) => spoken.map((sentences) => sentences?.calls?.[key]).find((one) => one !== undefined);
  const changed = spoken.map((sentences) => sentences?.changed[entity]).find((one) => one !== undefined);
  return actions?.[`${name}_${entity}`] ?? callOf(`${name}_${entity}`) ?? actions?.[name] ?? callOf(name) ?? changed;
}
