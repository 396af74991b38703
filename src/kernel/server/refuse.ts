import type { KernelErrorCode } from '#kernel/contract/errors.ts';
import type { Fail, Refused } from './failure.ts';

/** Refuses the request with the refusal that a rule or function returned. */
export function refuse<Code extends string>(fail: Fail<Code>, { refusal, details }: Refused<Code | KernelErrorCode>): never {
  return fail(refusal, undefined, details && { details });
}
