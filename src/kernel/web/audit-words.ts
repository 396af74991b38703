import { useUser } from './session.ts';
import { textsIn, useLanguage } from './texts.ts';

/** What a feature says of its lines in the log, in its `texts/en-audit.ts` and `texts/no-audit.ts`. */
export interface AuditTexts {
  /** What a thing of each kind is called. */
  entities: Readonly<Record<string, string>>;
  /** That a thing of each kind was changed by a call that has no sentence of its own for it. */
  changed: Readonly<Record<string, string>>;
  /** What each call did; `call_kind` where it does different things to different ones. */
  actions: Readonly<Record<string, string>>;
}

export interface LoggedActor {
  companyUserId: string;
  /** Null when the person has been deleted. */
  fullName: string | null;
}

/** A line of the log, as far as a sentence needs it. */
export interface LoggedLine {
  /** `feature.endpoint` */
  action: string;
  entity: string;
  by: 'person' | 'support' | 'system';
  actor: LoggedActor | null;
  subject: LoggedActor | null;
  /** What the thing was called then; null when it has no name, or no longer. */
  what: string | null;
}

interface AuditTranslator {
  (key: string, values?: Record<string, string>): string;
  has: (key: string) => boolean;
}

export interface AuditWords {
  /** Who did what to whom, as one sentence for the reader. */
  sentence: (line: LoggedLine) => string;
  /** What a thing of this kind is called. */
  entity: (name: string) => string;
}

/** The words of the log; whoever uses them names the room `audit` in its entry. */
export function useAuditWords(): AuditWords {
  const reader = useUser().companyUserId;
  return auditWords(translator(useLanguage()), reader);
}

function translator(language: Parameters<typeof textsIn>[1]): AuditTranslator {
  // Keys are made of the names of calls, which no type knows; a missing one has a general sentence.
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

/** The nearest sentence first: of this call about this kind, of this call, of this kind. */
function keysOf({ action, entity }: LoggedLine): string[] {
  return [`actions.${action}_${entity}`, `actions.${action}`, `changed.${entity}`];
}

function wordsOf(t: AuditTranslator, line: LoggedLine, reader: string | null) {
  const { actor, subject } = line;
  const isReaders = subject !== null && subject.companyUserId === reader;
  const isOwn = subject !== null && subject.companyUserId === actor?.companyUserId;
  const whose = isReaders ? 'you' : isOwn ? 'own' : 'other';
  return { actor: actorOf(t, line, reader), subject: subjectOf(t, line, { isReaders, isOwn }), whose };
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
