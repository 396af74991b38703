import type { CallError } from '#kernel/web/call-error.ts';
import { isRetryable } from '#kernel/web/show-error.ts';
import type { ComparisonState } from '../../contract/entities.ts';

/**
 * Whether there is no comparison to show or to wait for. One that was running when the page last heard of it has failed too, and is not asked for
 * again by itself, as that would fetch everybody anew; a line that broke, or a fault of ours, says nothing of it.
 */
export function hasFailed({ answer, error }: { answer: ComparisonState | undefined; error: CallError | undefined }): boolean {
  if (!error || answer?.state === 'done') return false;
  return answer === undefined || !isRetryable(error);
}
