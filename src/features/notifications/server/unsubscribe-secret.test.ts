import { expect, test } from 'vitest';
import type { Secrets } from '#kernel/server/secrets.ts';
import { openSubscription, secretOf, subscriptionIn } from './unsubscribe-secret.ts';

// Only the digest is used.
const secrets = { digest: (value: string, purpose: string) => Buffer.from(`${purpose} ${value}`).toString('base64url') } as Secrets;
const opened = (secret: string) => {
  const found = openSubscription(secrets, secret);
  return found && { companyId: found.companyId, ...subscriptionIn(found.target) };
};
const kari = { companyId: 7, companyUserId: '01930000-0000-7000-8000-000000000001', about: 'Birthday' } as const;
const secret = secretOf(secrets, kari);

test('a secret says whose mail about what it ends', () => {
  expect(opened(secret)).toEqual(kari);
});

test('that of a digest is about everything', () => {
  expect(opened(secretOf(secrets, { ...kari, about: 'digest' }))).toEqual({ ...kari, about: 'digest' });
});

test.each([
  ['another company', secret.replace(/^7/, '8')],
  ['another reason', secret.replace('Birthday', 'UserCreated')],
  ['everything', secret.replace('Birthday', 'digest')],
  ['no such reason', secret.replace('Birthday', 'Rain')],
  ['another digest', `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`],
  ['half of it', secret.slice(0, -4)],
  ['nothing', ''],
])('a changed one is none: %s', (_, changed) => {
  expect(opened(changed)).toBeUndefined();
});
