import type { Company } from '#kernel/server/database/unit.ts';
import type { AuditLine } from '#kernel/server/store-audit-lines.ts';
import { namesFor, thingOf } from './known-names.ts';
import { sentenceOf, type LogLanguage } from './sentences.ts';
import { describeLine } from './describe-line.ts';

/** Lines of the log in the reader's words: who, what, about whom, and what changed. Two statements however many they are. */
export async function describeLines(
  company: Company,
  lines: readonly AuditLine[],
  speech: LogLanguage & { timeZone: string },
): Promise<ReturnType<typeof describeLine>[]> {
  const known = await namesFor(company, lines);
  return lines.map((line) => describeLine(line, { ...speech, known }));
}

/** A line whose reader may not know more than is said here. */
export interface Line extends Pick<AuditLine, 'action' | 'entity' | 'before' | 'after'> {
  /** Undefined when nobody did it. */
  actor: string | undefined;
  /** Undefined when it is somebody else, or nobody. */
  subject: string | undefined;
  isOwn: boolean;
}

const noNames = { people: new Map<string, string>(), things: new Map<string, string>() };

/** What was done, for a reader who sees no other names than those in the line. */
export function describeWithoutNames({ actor, ...line }: Line, spoken: LogLanguage): string {
  const by = actor !== undefined ? 'person' : line.entity === 'supportVisit' ? 'support' : 'system';
  const what = thingOf({ ...line, entityId: '' }, noNames) ?? '…';
  return sentenceOf({ ...line, by, actor, what }, spoken);
}
