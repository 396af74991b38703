import { fail } from './failure.ts';
import type { Company, Unit } from './database/unit.ts';
import { addHit, deleteEndedWindows, removeHit } from './store-rate-limit.ts';
import type { Services } from './services.ts';

type Needed = Pick<Services, 'clock' | 'database' | 'secrets'>;

export interface RateLimit {
  /** The action and who attempts it: `sign-in|kari@example.no`. Only its digest is stored. */
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
 * Counts an attempt across all processes: `limit` attempts are allowed in a window that starts with the first.
 * It uses its own transaction, so that failed requests count too; call it before opening the request's transaction.
 */
export function rateLimit(services: Needed, rule: RateLimit): Promise<Rate> {
  return services.database.transaction((unit) => countAttempt(unit, services, rule));
}

/** The same in a transaction of the caller's: what is rolled back is not counted. */
export async function countAttempt(unit: Unit, { clock, secrets }: Pick<Needed, 'clock' | 'secrets'>, rule: RateLimit): Promise<Rate> {
  const { key, limit, windowSeconds } = rule;
  const now = clock.now();
  const digest = digestOf(secrets, key);
  const windowEndsAt = new Date(now.getTime() + windowSeconds * 1000);
  const { hits, window_ends_at: endsAt } = await addHit(unit, digest, now, windowEndsAt);
  const allowed = hits <= limit;
  return { allowed, retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)) };
}

/**
 * Counts an attempt and refuses it above the limit, with the time of the next allowed attempt. For attempts that count although the call is
 * refused: passwords, codes and links that are guessed, and calls to the outside.
 */
export async function requireRate(services: Needed, rule: RateLimit): Promise<void> {
  refuseAbove(await rateLimit(services, rule));
}

/** Takes back an attempt that was counted and allowed: it has turned out to be no guess. */
export async function uncountAttempt(services: Needed, rule: Pick<RateLimit, 'key'>): Promise<void> {
  await services.database.transaction((unit) => uncountAttemptIn(unit, services, rule));
}

/** The same in a transaction of the caller's. */
export function uncountAttemptIn(
  unit: Unit,
  { clock, secrets }: Pick<Needed, 'clock' | 'secrets'>,
  { key }: Pick<RateLimit, 'key'>,
): Promise<void> {
  return removeHit(unit, digestOf(secrets, key), clock.now());
}

const digestOf = (secrets: Needed['secrets'], key: string): string => secrets.digest(key, 'rate-limit');

/**
 * Counts what a company does, in the call's own transaction: call it after the right is judged, so that a refused call counts nothing. The
 * company is part of the key, so that one company never uses up what another may do.
 */
export async function requireCompanyRate(company: Company, services: Pick<Needed, 'clock' | 'secrets'>, rule: RateLimit): Promise<void> {
  refuseAbove(await countAttempt(company, services, { ...rule, key: `${company.id}|${rule.key}` }));
}

function refuseAbove({ allowed, retryAfterSeconds }: Rate): void {
  if (!allowed) fail('common.TooManyRequests', 429, { details: { retryAfterSeconds } });
}

/** Removes expired counts; a scheduled job calls it. */
export function sweepRateLimits({ clock, database }: Pick<Services, 'clock' | 'database'>): Promise<number> {
  return database.transaction((unit) => deleteEndedWindows(unit, clock.now()));
}
