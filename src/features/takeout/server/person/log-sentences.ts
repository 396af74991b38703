import { describeWithoutNames } from '#features/log/server/public.ts';
import type { TakeoutRow } from '#kernel/server/takeout/takeout-share.ts';
import type { Language, Words } from '#kernel/server/words.ts';
import type { Sections } from './gather-person.ts';

interface LogReader {
  words: Words;
  language: Language;
  /** The name of the person whom the takeout is about. */
  fullName: string;
}

// Whoever accepts an invitation is nobody of the company until it is done.
const acceptance = 'invitations.acceptInvitation';

/** The sections with what was done as a sentence: by whom is told as the role, or by name where the company says so. */
export function withLogSentences(sections: Sections, teller: LogReader): Sections {
  const { auditLog = [], auditDetail = [], ownActions = [] } = sections;
  const details = new Map(auditDetail.map((detail) => [detail['auditId'], detail]));
  const own = new Set(ownActions.map(({ id }) => id));
  const told = (row: TakeoutRow): TakeoutRow => {
    const detail = details.get(row['id']);
    const isOwn = own.has(row['id']);
    const line = {
      action: String(row['action']),
      entity: String(row['entity']),
      before: valuesIn(detail?.['before']),
      after: valuesIn(detail?.['after']),
      actor: isOwn || row['action'] === acceptance ? teller.fullName : actorOf(row, teller),
      subject: detail && teller.fullName,
      isOwn: isOwn && detail !== undefined,
    };
    return { ...row, action: describeWithoutNames(line, teller) };
  };
  return { ...sections, auditLog: auditLog.map(told), ownActions: ownActions.map(told) };
}

function actorOf({ byFullName, actorRole }: TakeoutRow, { words, language }: LogReader): string | undefined {
  if (typeof byFullName === 'string') return byFullName;
  return typeof actorRole === 'string' ? words.value(language, { entity: 'auditLog', field: 'actorRole' }, actorRole) : undefined;
}

function valuesIn(values: unknown): Record<string, unknown> | null {
  return typeof values === 'object' && values !== null ? { ...values } : null;
}
