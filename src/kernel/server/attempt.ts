import type { KernelErrorCode } from '#kernel/contract/errors.ts';
import type { Change } from './audit.ts';
import { Failure, fail, type Fail, type FailureExtra } from './failure.ts';
import type { Unit } from './database/unit.ts';
import { releaseSavepoint, openPart, takeBackPart } from './store-savepoint.ts';

/** Why a part of a call was not done. */
export interface RefusedPart<Code extends string> {
  refusal: Code | KernelErrorCode;
  fieldErrors: NonNullable<FailureExtra['fieldErrors']>;
}

/**
 * Does a part of a call that may be refused while the rest stands: what it wrote is taken back, and the refusal is answered. Bugs pass through.
 * Parts of one transaction follow each other, never at once.
 */
export async function attempt<Code extends string, Done>(
  unit: Unit,
  work: (fail: Fail<Code>) => Promise<Done>,
): Promise<{ done: Done } | RefusedPart<Code>> {
  await openPart(unit);
  try {
    const done = await work(fail);
    await releaseSavepoint(unit);
    return { done };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await takeBackPart(unit);
    // The work refuses through the `fail` that it was given, or as any call may.
    return { refusal: error.code as Code | KernelErrorCode, fieldErrors: error.extra.fieldErrors ?? [] };
  }
}

/** What a part of a call gets in place of what the call has. */
interface LoggedPart<Code extends string> {
  fail: Fail<Code>;
  audit: (change: Change) => void;
}

/** The same for a part that logs: what it logs counts only when it is done, and is answered with it. */
export async function attemptLogged<Code extends string, Done>(
  unit: Unit,
  work: (part: LoggedPart<Code>) => Promise<Done>,
): Promise<{ done: Done; changes: readonly Change[] } | RefusedPart<Code>> {
  const changes: Change[] = [];
  const audit = (change: Change): void => void changes.push(change);
  const result = await attempt<Code, Done>(unit, (ofPart) => work({ fail: ofPart, audit }));
  return 'done' in result ? { ...result, changes } : result;
}
