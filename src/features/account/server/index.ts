import type { Permission } from '#kernel/contract/permissions.ts';
import { listKeys, revokeKey } from '#kernel/server/store-api-key.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add } from '#kernel/server/registers.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { accountCookieName, sessionCookieName } from '#kernel/server/session/cookies.ts';
import { endOtherSessions, endSession, listSessions, slideSession } from '#kernel/server/session/store.ts';
import { account } from '../contract/index.ts';
import { authToken } from './auth-token.ts';
import { getCompanyApiKeys } from './company-keys/get-company-api-keys.ts';
import { revokeCompanyApiKey } from './company-keys/revoke-company-api-key.ts';
import { createApiKey } from './create-api-key.ts';
import { choiceOf, currentUser } from './current-user.ts';
import { jobs } from './jobs.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refreshToken } from './refresh-token.ts';
import { resetMfa } from './reset-mfa.ts';
import { linksOf, secondStepOf } from './security.ts';
import * as store from './store.ts';
import { verifyEmail } from './verify-email.ts';
import { accountShare } from './takeout.ts';

export default serve(
  account,
  {
    login,
    authToken,
    refreshToken,
    logout,
    currentUser,
    verifyEmail,
    resetMfa,
    createApiKey,
    getCompanyApiKeys,
    revokeCompanyApiKey,

    async refreshAuthCookie({ company: unit, actor, now, fail }) {
      if (!actor.sessionId) return fail('common.BadRequest');
      return { sessionExpirationTimestamp: (await slideSession(unit, actor.sessionId, now)) ?? fail('common.Unauthorized') };
    },

    async setAccount({ company: unit, actor, services, call, fail }, { body }) {
      const companies = await services.listMemberships(unit, actor.account.id);
      if (!companies.some(({ companyId }) => companyId === body.companyId)) {
        call.clearCookie(accountCookieName);
        fail('authentication.NotAMember', 403);
      }
      await store.setLastCompany(unit, actor.account.id, body.companyId);
      call.setCookie(accountCookieName, String(body.companyId), { maxAgeSeconds: 365 * 24 * 3600 });
      return {};
    },

    async updateUserLanguage({ company: unit, actor, now, audit }, { body }) {
      const before = actor.account.preferredLanguage;
      // Limited to the present, so that a device whose clock is ahead does not win forever.
      const at = new Date(Math.min(new Date(body.timestamp).getTime(), now.getTime()));
      const preferredLanguage = await store.setLanguage(unit, actor.account.id, body.preferredLanguage, at);
      audit({ entity: 'account', entityId: actor.account.id, before: { preferredLanguage: before }, after: { preferredLanguage } });
      return { preferredLanguage };
    },

    async updateUserAppearance({ company: unit, actor: { account: owner }, now, audit }, { body }) {
      const { appearance: before } = await store.readChoices(unit, owner.id);
      // Limited to the present, like the language above.
      const at = new Date(Math.min(new Date(body.timestamp).getTime(), now.getTime()));
      await store.setAppearance(unit, owner.id, body.appearance, at);
      const { appearance } = await store.readChoices(unit, owner.id);
      audit({ entity: 'account', entityId: owner.id, before: { appearance: before?.scheme }, after: { appearance: appearance?.scheme } });
      return { appearance: choiceOf(appearance) };
    },

    async memberships({ company: unit, actor, services }) {
      return { memberships: await services.listMemberships(unit, actor.account.id) };
    },

    async security({ company: unit, actor: { account: owner }, services }) {
      const step = await secondStepOf(services, unit, owner.id);
      const facts = { isEmbedded: services.identity !== undefined, links: linksOf(services) };
      return {
        security: { ...facts, email: owner.email, mfaEnabled: step?.isOn ?? null, recoveryCodesLeft: step?.recoveryCodesLeft ?? null },
      };
    },

    async sessions({ company: unit, actor, now }) {
      const rows = await listSessions(unit, actor.account.id, now);
      return { sessions: rows.map((row) => ({ ...row, isCurrent: row.sessionId === actor.sessionId })) };
    },

    async endSession({ company: unit, actor, services, call, fail, audit }, { body: { sessionId } }) {
      if (sessionId === undefined) await endOtherSessions(unit, actor.account.id, actor.sessionId);
      else if (!(await endSession(unit, actor.account.id, sessionId))) fail('common.NotFound');
      if (sessionId === actor.sessionId) call.clearCookie(sessionCookieName(services.config.publicUrl));
      audit({ entity: 'session', entityId: sessionId ?? 'others' });
      return {};
    },

    async apiKeys({ company, actor, services: { roleTable } }) {
      const own = (names: readonly Permission[]) => names.filter((name) => actor.member.permissions.has(name));
      const areas = roleTable.keyAreas
        .map(({ feature, reading, changing }) => ({ feature, reading: own(reading), changing: own(changing) }))
        .filter(({ reading, changing }) => reading.length + changing.length > 0);
      const grantable = own(roleTable.permissions).filter((name) => roleTable.forKeys.has(name));
      return { apiKeys: await listKeys(company, actor.account.id), grantable, areas };
    },

    async revokeApiKey({ company, actor, now, fail, audit }, { body: { apiKeyId } }) {
      if (!(await revokeKey(company, actor.account.id, apiKeyId, now))) fail('common.NotFound');
      audit({ entity: 'apiKey', entityId: apiKeyId, companyUserId: actor.member.companyUserId });
      return {};
    },
  },
  [
    add(takeoutShares, accountShare),
    add(
      loggedKinds,
      { entity: 'apiKey', area: 'security', nameField: 'name', activity: 'readersOfLog', tells: ['OrganisationSettings'] },
      { entity: 'account', area: 'security' },
      { entity: 'session', area: 'security' },
    ),
    add(jobKinds, ...jobs),
  ],
);
