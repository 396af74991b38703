import { describeWithoutNames, type LogLanguage } from '#features/log/server/public.ts';
import type { TakeoutRow } from '#kernel/server/takeout/takeout-share.ts';
import type { Sections } from './gather-person.ts';

interface LogReader extends LogLanguage {
  /** The name of the takeout's person. */
  fullName: string;
}

// A user who accepts an invitation is not a member of the company yet.
const acceptance = 'invitations.acceptInvitation';

/** The sections with audit lines as sentences: the author is given as the role, or by name where the company allows it. */
export function withLogSentences(sections: Sections, teller: LogReader): Sections {
  const { auditLog = [], auditDetail = [], ownActions = [] } = sections;
  const details = new Map(auditDetail.map((detail) => [detail['auditId'], detail]));
  const own = new Set(ownActions.map(({ id }) => id));
  const withSentence = (row: TakeoutRow): TakeoutRow => {
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
  return { ...sections, auditLog: auditLog.map(withSentence), ownActions: ownActions.map(withSentence) };
}

function actorOf({ byFullName, actorRole }: TakeoutRow, { words, language }: LogReader): string | undefined {
  if (typeof byFullName === 'string') return byFullName;
  return typeof actorRole === 'string' ? words.value(language, { entity: 'auditLog', field: 'actorRole' }, actorRole) : undefined;
}

function valuesIn(values: unknown): Record<string, unknown> | null {
  return typeof values === 'object' && values !== null ? { ...values } : null;
}
