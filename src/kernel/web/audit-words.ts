import { useUser } from './session.ts';
import { textsIn, useLanguage } from './texts.ts';

/** The texts of a feature's lines in the log, in its `texts/en-audit.ts` and `texts/no-audit.ts`. */
export interface AuditTexts {
  /** The name of each kind of record. */
  entities: Readonly<Record<string, string>>;
  /** The sentence for a change of each kind by a request without its own sentence. */
  changed: Readonly<Record<string, string>>;
  /** The sentence of requests that other features have too, by the name of the endpoint: notes are written on any record. */
  calls?: Readonly<Record<string, string>>;
  /** The sentence of each request; `call_kind` where it differs by kind of record. */
  actions: Readonly<Record<string, string>>;
}

export interface LoggedActor {
  companyUserId: string;
  /** Null when the person has been deleted. */
  fullName: string | null;
}

/** A line of the log, as needed for a sentence. */
export interface LoggedLine {
  /** `feature.endpoint` */
  action: string;
  entity: string;
  by: 'person' | 'support' | 'system';
  actor: LoggedActor | null;
  subject: LoggedActor | null;
  /** The record's name at that time; null when it has none. */
  what: string | null;
}

interface AuditTranslator {
  (key: string, values?: Record<string, string>): string;
  has: (key: string) => boolean;
}

export interface AuditWords {
  /** Who did what to whom, as one sentence for the reader. */
  sentence: (line: LoggedLine) => string;
  /** The name of a kind of record. */
  entity: (name: string) => string;
}

/** The texts of the log; a page that uses them lists `audit` in its entry's `texts`. */
export function useAuditWords(): AuditWords {
  const reader = useUser().companyUserId;
  return auditWords(translator(useLanguage()), reader);
}

function translator(language: Parameters<typeof textsIn>[1]): AuditTranslator {
  // The keys contain names of requests, which no type knows; a missing one uses a general sentence.
  return textsIn('audit', language) as unknown as AuditTranslator;
}

export function auditWords(t: AuditTranslator, reader: string | null): AuditWords {
  return {
    sentence: (line) => {
      const values = { ...wordsOf(t, line, reader), what: line.what ?? t('erased') };
      return t(keysOf(line).find((key) => t.has(key)) ?? 'other', values).trim();
    },
    entity: (name) => (t.has(`entities.${name}`) ? t(`entities.${name}`) : name),
  };
}

/** The most specific sentence first: of this request and kind, of this request, of requests of this name, of this kind. */
function keysOf({ action, entity }: LoggedLine): string[] {
  return [`actions.${action}_${entity}`, `actions.${action}`, `calls.${action.split('.')[1] ?? ''}`, `changed.${entity}`];
}

function wordsOf(t: AuditTranslator, line: LoggedLine, reader: string | null) {
  const { actor, subject } = line;
  const isReaders = subject !== null && subject.companyUserId === reader;
  const isOwn = subject !== null && subject.companyUserId === actor?.companyUserId;
  const whose = isReaders ? 'you' : isOwn ? 'own' : 'other';
  const isOnThing = subject === null && line.what !== null;
  return { actor: actorOf(t, line, reader), subject: subjectOf(t, line, { isReaders, isOwn }), whose: isOnThing ? 'thing' : whose };
}

function actorOf(t: AuditTranslator, { by, actor }: LoggedLine, reader: string | null): string {
  if (by === 'support') return t('support');
  if (by === 'system' || !actor) return t('system');
  return actor.companyUserId === reader ? t('you.actor') : (actor.fullName ?? t('deletedPerson'));
}

function subjectOf(t: AuditTranslator, { subject }: LoggedLine, { isReaders, isOwn }: { isReaders: boolean; isOwn: boolean }): string {
  if (!subject) return t('somebody');
  if (isReaders) return t(isOwn ? 'you.self' : 'you.subject');
  return isOwn ? t('themselves') : (subject.fullName ?? t('deletedPerson'));
}
