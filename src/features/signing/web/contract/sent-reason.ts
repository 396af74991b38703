import { warningLines } from '#kernel/web/error-texts.ts';

/** Why a contract that was published was not sent. */
export function sentReasonOf(code: string | null): string[] {
  return code === null ? [] : warningLines([code], 'signing');
}
