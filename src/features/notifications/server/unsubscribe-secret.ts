import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import type { Language } from '#kernel/contract/locale.ts';
import { sealedSecrets } from '#kernel/server/secret-access.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import type { SecretTarget } from '#kernel/server/store-secret.ts';
import type { Services } from '#kernel/server/services.ts';
import { reasons } from '../contract/reasons.ts';
import type { Reason } from '../contract/reasons.ts';

/** The recipient and reason of a mail; a digest covers all reasons. */
export interface Subscription {
  companyId: number;
  companyUserId: string;
  about: Reason | 'digest';
}

const Subscriptions = z.tuple([z.coerce.number().int().positive(), z.uuid(), z.enum([...reasons, 'digest']), z.string()]);

/** The secret in a mail with which its recipient can unsubscribe without signing in. It never expires, because mails are kept for years. */
export function secretOf(secrets: Secrets, { companyId, companyUserId, about }: Subscription): string {
  const said = `${companyId}.${companyUserId}.${about}`;
  return `${said}.${secrets.digest(said, 'unsubscribe')}`;
}

/** What a secret of a mail opens; undefined when its seal is not ours. */
export function openSubscription(secrets: Secrets, secret: string): SecretTarget | undefined {
  const { data } = Subscriptions.safeParse(secret.split('.'));
  if (!data) return undefined;
  const [companyId, companyUserId, about] = data;
  const ours = Buffer.from(secretOf(secrets, { companyId, companyUserId, about }));
  const given = Buffer.from(secret);
  const isOurs = ours.length === given.length && timingSafeEqual(ours, given);
  return isOurs ? { companyId, target: `${companyUserId}.${about}` } : undefined;
}

/** The secrets in mails: mails are kept for years and there are many of them, so their secrets are not stored. */
export const unsubscribeSecrets = sealedSecrets('unsubscribe', openSubscription);

/** Whose mails about what an opened secret is for. */
export function subscriptionIn(target: string): Omit<Subscription, 'companyId'> {
  const [companyUserId = '', about] = target.split('.');
  // Written by `unsubscribeSecrets`, which has parsed it.
  return { companyUserId, about: about as Subscription['about'] };
}

/** The unsubscribe page, for the mail's footer, and the endpoint that mail programs post to (RFC 8058). */
export function unsubscribeLinks({ config, secrets }: Pick<Services, 'config' | 'secrets'>, of: Subscription, language: Language) {
  const query = new URLSearchParams({ secret: secretOf(secrets, of) }).toString();
  return {
    page: `${config.publicUrl}/${localeOfLanguage[language]}/unsubscribe?${query}`,
    post: `${config.publicUrl}/api/notifications/unsubscribe?${query}`,
  };
}
