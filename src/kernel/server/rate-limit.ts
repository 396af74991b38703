import { fail } from './failure.ts';
import { addHit, deleteEndedWindows } from './store-rate-limit.ts';
import type { Services } from './services.ts';

type Needed = Pick<Services, 'clock' | 'database' | 'secrets'>;

export interface RateLimit {
  /** What is tried and by whom: `sign-in|kari@example.no`. Only its digest is kept. */
  key: string;
  limit: number;
  windowSeconds: number;
}

export interface Rate {
  allowed: boolean;
  /** 0 when allowed. */
  retryAfterSeconds: number;
}

/**
 * Counts a try, in all processes together: `limit` of them are allowed in a window that starts with the first.
 * It uses a transaction of its own, so that it counts also when the call fails; call it before the call's own transaction is open.
 */
export async function rateLimit({ clock, database, secrets }: Needed, { key, limit, windowSeconds }: RateLimit): Promise<Rate> {
  const now = clock.now();
  const digest = secrets.digest(key, 'rate-limit');
  const windowEndsAt = new Date(now.getTime() + windowSeconds * 1000);
  const { hits, window_ends_at: endsAt } = await database.transaction((unit) => addHit(unit, digest, now, windowEndsAt));
  const allowed = hits <= limit;
  return { allowed, retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)) };
}

/** Counts a try and refuses the one that is too many, saying when to come back. */
export async function requireRate(services: Needed, rule: RateLimit): Promise<void> {
  const { allowed, retryAfterSeconds } = await rateLimit(services, rule);
  if (!allowed) fail('common.TooManyRequests', 429, { details: { retryAfterSeconds } });
}

/** Removes counts that no longer matter; a job calls it from time to time. */
export function sweepRateLimits({ clock, database }: Pick<Services, 'clock' | 'database'>): Promise<number> {
  return database.transaction((unit) => deleteEndedWindows(unit, clock.now()));
}
