import type { Company } from '#kernel/server/database/unit.ts';
import type { AuditLine } from '#kernel/server/store-audit-lines.ts';
import type { Language } from '#kernel/server/words.ts';
import { namesFor, thingOf } from './known-names.ts';
import { sentenceOf } from './sentences.ts';
import { tellLine } from './tell-line.ts';

/** Lines of the log in the reader's words: who, what, about whom, and what changed. Two statements however many they are. */
export async function tellLines(
  company: Company,
  lines: readonly AuditLine[],
  speech: { language: Language; timeZone: string },
): Promise<ReturnType<typeof tellLine>[]> {
  const known = await namesFor(company, lines);
  return lines.map((line) => tellLine(line, { ...speech, known }));
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
export function toldWithoutNames({ actor, ...line }: Line, language: Language): string {
  const by = actor !== undefined ? 'person' : line.entity === 'supportVisit' ? 'support' : 'system';
  const what = thingOf({ ...line, entityId: '' }, noNames) ?? '…';
  return sentenceOf({ ...line, by, actor, what }, language);
}
