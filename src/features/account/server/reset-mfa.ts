import { identityClient } from '#kernel/server/identity-client.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { endOtherSessions } from '#kernel/server/session/store.ts';
import type { resetMfa as contract } from '../contract/endpoints.ts';
import { refuseUnlessRecent } from './recent-sign-in.ts';
import { sendSecurityMail } from './security-mail.ts';
import * as store from './store.ts';

/** Removes a second factor: the user's own, or another's as System Admin while that person works here. The owner is signed out everywhere else, and notified by mail (identity.29). */
export const resetMfa: Handler<typeof contract> = async ({ company, actor, services, now, fail, audit }, { query: { companyUserId } }) => {
  refuseUnlessRecent({ actor, now }, fail);
  const isOwn = companyUserId === actor.member.companyUserId;
  if (!isOwn && actor.member.role !== 'systemadmin') fail('common.Forbidden');
  const { accountId, isInactive } = (await services.accountOf(company, companyUserId)) ?? fail('common.NotFound');
  // Who has left may still sign in to other companies with this account.
  if (isInactive && !isOwn) fail('common.Forbidden');
  if (!services.identity) return fail('authentication.NotSupportedByProvider');
  const { issuer } = identityClient(services.config, services.secrets);
  let wasOn = false;
  for (const subject of await store.subjectsOf(company, accountId, issuer)) {
    wasOn = (await services.identity.resetMfa(company, subject)) || wasOn;
  }
  if (!wasOn) fail('authentication.MfaNotEnabled');
  await endOtherSessions(company, accountId, isOwn ? actor.sessionId : undefined);
  const owner = await store.readAccount(company, accountId);
  await sendSecurityMail(services, company, owner, { kind: isOwn ? 'mfaReset' : 'mfaResetByAdmin' });
  audit({ entity: 'companyUser', entityId: companyUserId, companyUserId, before: { mfa: true }, after: { mfa: false } });
  return {};
};
