import type { Handler } from '#kernel/server/serve.ts';
import { revokeKey } from '#kernel/server/store-api-key.ts';
import type { revokeCompanyApiKey as contract } from '../../contract/endpoints-company-keys.ts';
import { sendSecurityMail } from '../security-mail.ts';
import { readAccount } from '../store.ts';
import { hasAccess } from './get-company-api-keys.ts';
import { findCompanyKey } from './store-company-keys.ts';

/** Revokes a member's key as a system admin; the owner is notified, because programs that use it stop working. */
export const revokeCompanyApiKey: Handler<typeof contract> = async (context, { body: { apiKeyId, reason } }) => {
  const { company, actor, services, now, fail, audit } = context;
  if (!hasAccess(actor.member)) fail('accesscontrol.OnlySystemAdmin');
  const { name, accountId, companyUserId, companyName } = (await findCompanyKey(company, apiKeyId)) ?? fail('common.NotFound');
  // Another request may have revoked it in the meantime.
  if (!(await revokeKey(company, accountId, apiKeyId, now))) fail('common.NotFound');
  if (accountId !== actor.account.id) {
    const { firstName, lastName } = actor.account;
    const notice = { kind: 'apiKeyRevoked', name, company: companyName, by: `${firstName} ${lastName}`, reason: reason || null } as const;
    await sendSecurityMail(services, company, await readAccount(company, accountId), notice);
  }
  audit({ entity: 'apiKey', entityId: apiKeyId, companyUserId, after: { name, ...(reason && { reason }) } });
  return {};
};
