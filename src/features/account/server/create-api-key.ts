import { insertKey } from '#kernel/server/store-api-key.ts';
import { refuseUnknown } from '#kernel/server/refuse-unknown.ts';
import { newId } from '#kernel/server/id.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { digestOf } from '#kernel/server/session/cookies.ts';
import type { createApiKey as contract } from '../contract/endpoints.ts';
import { newKeyText } from './public.ts';
import { refuseUnlessRecent } from './recent-sign-in.ts';
import { sendSecurityMail } from './security-mail.ts';

/** Creates an API key: 256 random bits, shown once, stored only as a digest. It has its owner's permissions or fewer; the owner is notified by mail. */
export const createApiKey: Handler<typeof contract> = async ({ company, actor, services, now, fail, audit }, { body }) => {
  refuseUnlessRecent({ actor, now }, fail);
  const expiresAt = body.expires ? new Date(body.expires) : null;
  if (expiresAt && expiresAt <= now) fail('authentication.ExpiryInPast');
  refuseUnknown(fail, 'permissions', body.permissions ?? [], services.roleTable.permissions);
  const key = newKeyText();
  const apiKeyId = newId();
  const { companyUserId } = actor.member;
  const { permissions: chosen } = body;
  const wanted = chosen
    ? services.roleTable.permissions.filter((name) => chosen.includes(name) && actor.member.permissions.has(name))
    : null;
  await insertKey(company, {
    digest: digestOf(key),
    id: apiKeyId,
    companyUserId,
    accountId: actor.account.id,
    name: body.name,
    permissions: wanted,
    expiresAt,
    now,
  });
  await sendSecurityMail(services, company, actor.account, { kind: 'apiKeyCreated', name: body.name });
  audit({
    entity: 'apiKey',
    entityId: apiKeyId,
    companyUserId,
    after: { name: body.name, permissions: wanted, expires: body.expires ?? null },
  });
  return { key, apiKeyId };
};
