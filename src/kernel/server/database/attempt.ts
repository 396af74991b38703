import { sql } from 'kysely';
import type { KernelErrorCode } from '#kernel/contract/errors.ts';
import { Failure, fail, type Fail, type FailureExtra } from '../failure.ts';
import type { Unit } from './unit.ts';

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
  { tx }: Unit,
  work: (fail: Fail<Code>) => Promise<Done>,
): Promise<{ done: Done } | RefusedPart<Code>> {
  await sql`savepoint part`.execute(tx);
  try {
    const done = await work(fail);
    await sql`release savepoint part`.execute(tx);
    return { done };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await sql`rollback to savepoint part`.execute(tx);
    await sql`release savepoint part`.execute(tx);
    // The work refuses through the `fail` that it was given, or as any call may.
    return { refusal: error.code as Code | KernelErrorCode, fieldErrors: error.extra.fieldErrors ?? [] };
  }
}
