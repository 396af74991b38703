import type { Company } from '#kernel/server/database/unit.ts';
import type { AuditLine } from '#kernel/server/store-audit-lines.ts';
import { namesFor } from './known-names.ts';
import { tellLine } from './tell-line.ts';

/** Lines of the log in the reader's words: who, what, about whom, and what changed. Two statements however many they are. */
export async function tellLines(
  company: Company,
  lines: readonly AuditLine[],
  speech: { language: 'no' | 'en'; timeZone: string },
): Promise<ReturnType<typeof tellLine>[]> {
  const known = await namesFor(company, lines);
  return lines.map((line) => tellLine(line, { ...speech, known }));
}
