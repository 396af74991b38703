import type { statementGaps } from '../endpoints-statements.ts';

type Gap = (typeof statementGaps)[number];
const open: readonly Gap[] = ['answers', 'translation'];

/** Whether a statement is not handed out before this is there (gdpr.46). */
export function blocksStatement(gap: Gap): boolean {
  return !open.includes(gap);
}
