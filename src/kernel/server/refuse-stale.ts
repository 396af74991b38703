import type { Fail } from './failure.ts';

/** What a change is compared by: the version that the caller read, undefined when they name none, and the one that is stored. */
export interface Versions {
  read: number | undefined;
  stored: number;
}

/** Whether somebody else changed a record after the caller read it; who names no version means whatever is stored. */
export function isStale(versions: Versions): versions is Versions & { read: number } {
  return versions.read !== undefined && versions.read !== versions.stored;
}

/**
 * Refuses to write over what somebody else changed, with `details` that show what is stored now. The record must be locked, otherwise the
 * answer does not hold until the commit.
 */
export async function refuseStale(
  fail: Fail,
  versions: Versions,
  details: (read: number) => Record<string, unknown> | Promise<Record<string, unknown>>,
): Promise<void> {
  if (isStale(versions)) fail('common.Conflict', 409, { details: await details(versions.read) });
}
