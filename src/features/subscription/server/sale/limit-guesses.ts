import type { MemberActor } from '#kernel/server/call-context.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { requireRate, uncountAttempt, type RateLimit } from '#kernel/server/rate-limit.ts';
import type { Services } from '#kernel/server/services.ts';
import { sellerZone } from '../seller-zone.ts';
import { isCodeValid } from './is-code-valid.ts';
import { readCode } from './store-codes.ts';

interface Guessing {
  actor: { account: Pick<MemberActor['account'], 'id'> };
  services: Services;
}

/** Whoever guesses discount codes is stopped after 20 that do not hold in an hour, looked up or ordered with, also across companies (subscription.16). */
export function limitGuesses({ actor, services }: Guessing, code: string | undefined): Promise<void> {
  return limitTo(services, { key: `discount-code|${actor.account.id}`, limit: 20, windowSeconds: 3600 }, code);
}

/** The same for previews, which are asked for again with the same code as often as something of the order is changed. */
export function limitPreviews({ actor, services }: Guessing, code: string | undefined): Promise<void> {
  return limitTo(services, { key: `discount-preview|${actor.account.id}`, limit: 120, windowSeconds: 3600 }, code);
}

/** Each attempt counts until its code is known to hold, so that neither attempts at the same moment nor a refused one tell more than the limit allows. */
async function limitTo(services: Services, rule: RateLimit, code: string | undefined): Promise<void> {
  if (!code) return;
  await requireRate(services, rule);
  const found = await services.database.transaction((unit) => readCode(unit, code));
  if (found && isCodeValid(found, dayIn(sellerZone, services.clock.now()))) await uncountAttempt(services, rule);
}
