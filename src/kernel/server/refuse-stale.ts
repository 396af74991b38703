import { isDeepStrictEqual } from 'node:util';
import type { Fail } from './failure.ts';

/** The version that the caller read (undefined when none was sent) and the stored version. */
export interface Versions {
  read: number | undefined;
  stored: number;
}

/** Whether the record was changed after the caller read it; a caller without a version accepts whatever is stored. */
export function isStale(versions: Versions): versions is Versions & { read: number } {
  return versions.read !== undefined && versions.read !== versions.stored;
}

/**
 * Refuses to overwrite somebody else's change, with `details` that show the stored values. The record must be locked, otherwise the check
 * does not hold until the commit.
 */
export async function refuseStale(
  fail: Fail,
  versions: Versions,
  details: (read: number) => Record<string, unknown> | Promise<Record<string, unknown>>,
): Promise<void> {
  if (isStale(versions)) fail('common.Conflict', 409, { details: await details(versions.read) });
}

/** The same for a value whose record has no version: refuses when what the caller read of it (undefined when none was sent) is no longer stored. */
export async function refuseReplaced<Value>(
  fail: Fail,
  { read, stored }: { read: Value | undefined; stored: Value },
  details: () => Record<string, unknown> | Promise<Record<string, unknown>>,
): Promise<void> {
  if (read !== undefined && !isDeepStrictEqual(read, stored)) fail('common.Conflict', 409, { details: await details() });
}
