import type { Company } from '#kernel/server/database/unit.ts';
import type { AuditLine } from '#kernel/server/store-audit-lines.ts';
import { namesFor, entityOf } from './known-names.ts';
import { describeLine } from './describe-line.ts';
import { outcomeOf, sentenceOf } from '#kernel/server/audit-sentence.ts';
import type { LogLanguage } from './sentences.ts';

/** The words and kinds of a composition, for one language. */
export { logLanguage } from './sentences.ts';
export type { LogLanguage } from './sentences.ts';

/** Lines of the log as text: who, what, about whom, and what changed. Two statements for any number of lines. */
export async function describeLines(
  company: Company,
  lines: readonly AuditLine[],
  speech: LogLanguage & { timeZone: string },
): Promise<ReturnType<typeof describeLine>[]> {
  const known = await namesFor(company, lines, speech);
  return lines.map((line) => describeLine(line, { ...speech, known }));
}

/** A line for a reader who may not see any other names. */
export interface Line extends Pick<AuditLine, 'action' | 'entity' | 'before' | 'after'> {
  /** Undefined without an actor. */
  actor: string | undefined;
  /** Undefined when it is another person, or nobody. */
  subject: string | undefined;
  isOwn: boolean;
}

const noNames = { people: new Map<string, string>(), things: new Map<string, string>() };

/** The action as text, with no names other than those given. */
export function describeWithoutNames({ actor, ...line }: Line, spoken: LogLanguage): string {
  const by = actor !== undefined ? 'person' : line.entity === 'supportVisit' ? 'support' : 'system';
  const what = entityOf({ ...line, entityId: '' }, { ...spoken, known: noNames }) ?? '…';
  return sentenceOf({ ...line, by, actor, what, outcome: outcomeOf(line.after) }, spoken);
}
