import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import type { Language } from '#kernel/contract/locale.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import type { Services } from '#kernel/server/services.ts';
import { reasons } from '../contract/reasons.ts';
import type { Reason } from '../contract/reasons.ts';

/** Whose mail about what; a digest is about everything. */
export interface Subscription {
  companyId: number;
  companyUserId: string;
  about: Reason | 'digest';
}

const Subscriptions = z.tuple([z.coerce.number().int().positive(), z.uuid(), z.enum([...reasons, 'digest']), z.string()]);

/** The secret of a mail, by which its reader ends mail of its kind without signing in. It holds for ever, as mails lie for years. */
export function secretOf(secrets: Secrets, { companyId, companyUserId, about }: Subscription): string {
  const said = `${companyId}.${companyUserId}.${about}`;
  return `${said}.${secrets.digest(said, 'unsubscribe')}`;
}

/** What a secret is for; undefined when we did not make it. */
export function subscriptionOf(secrets: Secrets, secret: string): Subscription | undefined {
  const { data } = Subscriptions.safeParse(secret.split('.'));
  if (!data) return undefined;
  const [companyId, companyUserId, about] = data;
  const ours = Buffer.from(secretOf(secrets, { companyId, companyUserId, about }));
  const given = Buffer.from(secret);
  return ours.length === given.length && timingSafeEqual(ours, given) ? { companyId, companyUserId, about } : undefined;
}

/** The page that ends such mails, for the mail's footer, and the call that mail programs post (RFC 8058). */
export function unsubscribeLinks({ config, secrets }: Pick<Services, 'config' | 'secrets'>, of: Subscription, language: Language) {
  const query = new URLSearchParams({ secret: secretOf(secrets, of) }).toString();
  return {
    page: `${config.publicUrl}/${localeOfLanguage[language]}/unsubscribe?${query}`,
    post: `${config.publicUrl}/api/notifications/unsubscribe?${query}`,
  };
}
