import { limitsOf } from '#features/billing/server/public.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { readStorage } from './store-blobs.ts';

/** The company's storage limit and use. */
export async function readStorageUse(context: Pick<CallContext, 'company' | 'services'>): Promise<{ used: number; limit: number }> {
  return { used: await readStorage(context.company), limit: await storageLimit(context) };
}

export async function storageLimit(context: Pick<CallContext, 'company' | 'services'>): Promise<number> {
  const limits = await limitsOf(context, ['storageLimit']);
  return limits.get('storageLimit')?.limit ?? Number.MAX_SAFE_INTEGER;
}

/** Employees cannot free storage themselves, so they are told to ask an administrator (files.8). */
export function storageFullCode(member: Membership): 'files.StorageLimitReached' | 'files.StorageLimitReachedEmployee' {
  return mayFreeSpace(member) ? 'files.StorageLimitReached' : 'files.StorageLimitReachedEmployee';
}

/** Whether somebody keeps files of others or of everybody, and so can make room (files.8). */
export function mayFreeSpace({ levels }: Membership): boolean {
  return levels.people === 'full' || levels.sharedDocuments === 'full';
}
