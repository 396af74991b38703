import type { MemberActor } from '#kernel/server/call-context.ts';
import { requireRate } from '#kernel/server/rate-limit.ts';
import type { Services } from '#kernel/server/services.ts';

interface Guessing {
  actor: Pick<MemberActor, 'account'>;
  services: Services;
}

/** Whoever guesses discount codes is stopped after 20 attempts in an hour, looked up or ordered with, also across companies (subscription.16). */
export async function limitGuesses({ actor, services }: Guessing, code: string | undefined): Promise<void> {
  if (code) await requireRate(services, { key: `discount-code|${actor.account.id}`, limit: 20, windowSeconds: 3600 });
}

/** The same for previews, which are asked for again with the same code as often as something of the order is changed. */
export async function limitPreviews({ actor, services }: Guessing, code: string | undefined): Promise<void> {
  if (code) await requireRate(services, { key: `discount-preview|${actor.account.id}`, limit: 120, windowSeconds: 3600 });
}
