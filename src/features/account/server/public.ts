import { writeAudit } from '#kernel/server/store-audit.ts';
import { insertKey } from '#kernel/server/store-api-key.ts';
import { newId } from '#kernel/server/id.ts';
import type { Services } from '#kernel/server/services.ts';
import { digestOf, newSecret } from '#kernel/server/session/cookies.ts';
import * as store from './store.ts';

/** A new API key: a prefix that scanners of leaked secrets can find, and 256 random bits. */
export function newKeyText(): string {
  return `samspill_${newSecret()}`;
}

/** Makes an API key for a person by e-mail, as the operator of this installation; undefined when no such account belongs to the company. */
export async function newApiKey(services: Services, owner: { email: string; companyId: number }): Promise<string | undefined> {
  const account = await services.database.transaction((unit) => store.findByVerifiedEmail(unit, owner.email));
  if (!account) return undefined;
  return services.database.forCompany(owner.companyId, async (company) => {
    const member = await services.findMembership(company, account.id);
    if (!member) return undefined;
    const key = newKeyText();
    const id = newId();
    const now = services.clock.now();
    const { companyUserId } = member;
    await insertKey(company, {
      digest: digestOf(key),
      id,
      companyUserId,
      accountId: account.id,
      name: 'Command line',
      permissions: null,
      expiresAt: null,
      now,
    });
    const by = { accountId: null, companyUserId: null, role: null, via: 'system', action: 'api-key', requestId: id, at: now } as const;
    await writeAudit(company, by, [{ entity: 'apiKey', entityId: id, companyUserId, after: { name: 'Command line' } }]);
    return key;
  });
}
