import type { statementGaps } from '../endpoints-statements.ts';

type StatementGap = (typeof statementGaps)[number];
const open: readonly StatementGap[] = ['answers', 'translation'];

/** Whether a statement is not handed out before this is there (gdpr.46). */
export function blocksStatement(gap: StatementGap): boolean {
  return !open.includes(gap);
}
