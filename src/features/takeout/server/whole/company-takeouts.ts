import { isSignInRecent, refuseUnlessRecent } from '#features/account/server/public.ts';
import { storedContent } from '#features/files/server/public.ts';
import { datedFileName } from '#kernel/server/file-name.ts';
import { newId } from '#kernel/server/id.ts';
import { requireRate } from '#kernel/server/rate-limit.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type {
  downloadTakeout as downloadContract,
  getTakeouts as getContract,
  takeOutCompany as startContract,
} from '../../contract/endpoints.ts';
import { companyTakeoutsInDay } from '../../contract/endpoints.ts';
import type { CompanyTakeout } from '../../contract/entities.ts';
import { readCompanyFacts } from '../store.ts';
import { insertTakeout, readTakeouts } from './store-company-takeout.ts';
import type { TakeoutRow } from './store-company-takeout.ts';
import { takeoutJob } from './pack-company.ts';

/** Starts a takeout of the company, unless one is running. */
export const takeOutCompany = twoStepHandler<typeof startContract, undefined>(
  async ({ call, services }) => {
    await requireRate(services, { key: `company-takeout|${call.companyId}`, limit: companyTakeoutsInDay, windowSeconds: 86_400 });
    return undefined;
  },
  async (context) => {
    const { company, actor, services, call, now, audit, fail } = context;
    if (actor.member.role !== 'systemadmin') fail('accesscontrol.OnlySystemAdmin', 403);
    refuseUnlessRecent(context, fail);
    const { companyUserId } = actor.member;
    const begun = await insertTakeout(company, { id: newId(), language: call.language, askedBy: companyUserId, now });
    const running = begun ?? (await readTakeouts(company)).find(({ state }) => state === 'running')?.id ?? fail('common.Conflict');
    if (begun) await services.jobs.enqueue(company, takeoutJob, { companyId: company.id, takeoutId: begun });
    audit({ entity: 'companyTakeout', entityId: running });
    return { jobId: running };
  },
);

/** The existing takeouts; empty for users who are not system admins. */
export const getTakeouts: Handler<typeof getContract> = async ({ company, actor, now }) => {
  const isDecider = actor.member.role === 'systemadmin';
  const takeouts = isDecider ? (await readTakeouts(company)).map(shown) : [];
  return { isDecider, isSignInRecent: isSignInRecent({ actor, now }), takeouts };
};

function shown({ id, state, percent, askedAt, askedByFullName, size, expiresAt }: TakeoutRow): CompanyTakeout {
  const moments = { askedAt: askedAt.toISOString(), expiresAt: expiresAt?.toISOString() ?? null };
  return { takeoutId: id, state, percent, askedByFullName, size, ...moments };
}

/** The file of a takeout; each download is logged. */
export const downloadTakeout: Handler<typeof downloadContract> = async (context, { query: { takeoutId } }) => {
  const { company, actor, services, call, now, today, audit, fail } = context;
  if (actor.member.role !== 'systemadmin') fail('accesscontrol.OnlySystemAdmin', 403);
  refuseUnlessRecent(context, fail);
  const [row] = await readTakeouts(company, takeoutId);
  if (!row?.sha256 || row.size === null || !row.expiresAt || row.expiresAt <= now) return fail('common.NotFound');
  const { name } = await readCompanyFacts(company);
  if (call.isNewLook) audit({ entity: 'companyTakeout', entityId: row.id });
  const stored = storedContent(services, company.id, { sha256: row.sha256, size: row.size });
  return { fileName: datedFileName(name, today, 'zip'), contentType: 'application/zip', stored };
};
