import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import type { Language } from '#kernel/contract/locale.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
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

/** The subscription of a secret; undefined when the secret is not ours. */
export function subscriptionOf(secrets: Secrets, secret: string): Subscription | undefined {
  const { data } = Subscriptions.safeParse(secret.split('.'));
  if (!data) return undefined;
  const [companyId, companyUserId, about] = data;
  const ours = Buffer.from(secretOf(secrets, { companyId, companyUserId, about }));
  const given = Buffer.from(secret);
  return ours.length === given.length && timingSafeEqual(ours, given) ? { companyId, companyUserId, about } : undefined;
}

/** The unsubscribe page, for the mail's footer, and the endpoint that mail programs post to (RFC 8058). */
export function unsubscribeLinks({ config, secrets }: Pick<Services, 'config' | 'secrets'>, of: Subscription, language: Language) {
  const query = new URLSearchParams({ secret: secretOf(secrets, of) }).toString();
  return {
    page: `${config.publicUrl}/${localeOfLanguage[language]}/unsubscribe?${query}`,
    post: `${config.publicUrl}/api/notifications/unsubscribe?${query}`,
  };
}
