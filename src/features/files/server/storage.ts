import { limitsOf } from '#features/billing/server/public.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { readStorage } from './store-blobs.ts';

/** How much the company may keep and keeps. */
export async function storageOf(company: Company): Promise<{ used: number; limit: number }> {
  return { used: await readStorage(company), limit: await storageLimit(company) };
}

export async function storageLimit(company: Company): Promise<number> {
  const limits = await limitsOf(company, ['storage']);
  return limits.get('storage')?.limit ?? Number.MAX_SAFE_INTEGER;
}

/** Employees cannot make room themselves, so they are told whom to ask (FI-10). */
export function fullCode({ levels }: Membership): 'files.StorageLimitReached' | 'files.StorageLimitReachedEmployee' {
  return levels.people === 'full' || levels.sharedDocuments === 'full' ? 'files.StorageLimitReached' : 'files.StorageLimitReachedEmployee';
}
