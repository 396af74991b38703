import { isSignInRecent, refuseUnlessRecent } from '#features/account/server/public.ts';
import { storedContent } from '#features/files/server/public.ts';
import { datedFileName } from '#kernel/server/file-name.ts';
import { newId } from '#kernel/server/id.ts';
import { requireCompanyRate } from '#kernel/server/rate-limit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { startWork } from '#kernel/server/work/start-work.ts';
import { readUnfinishedRecord, readWorkOf } from '#kernel/server/work/store-work.ts';
import type { WorkRow } from '#kernel/server/work/store-work.ts';
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
import { takeoutWork } from './pack-company.ts';

/** Starts a takeout of the company, unless one is running. */
export const takeOutCompany: Handler<typeof startContract> = async (context) => {
  const { company, actor, services, call, now, audit, fail } = context;
  if (actor.member.role !== 'systemadmin') fail('accesscontrol.OnlySystemAdmin', 403);
  refuseUnlessRecent(context, fail);
  await requireCompanyRate(company, services, { key: 'company-takeout', limit: companyTakeoutsInDay, windowSeconds: 86_400 });
  const { companyUserId } = actor.member;
  const id = newId();
  // One takeout of a company at a time: the other one is answered.
  const input = { kind: takeoutWork, recordId: id, key: 'company', startedBy: companyUserId, now };
  const isNew = await startWork(company, services.jobs, input);
  if (isNew) await insertTakeout(company, { id, language: call.language, askedBy: companyUserId, now });
  const jobId = isNew ? id : ((await readUnfinishedRecord(company, takeoutWork.name, 'company')) ?? fail('common.Conflict'));
  audit({ entity: 'companyTakeout', entityId: jobId });
  return { jobId };
};

/** The existing takeouts; empty for users who are not system admins. */
export const getTakeouts: Handler<typeof getContract> = async ({ company, actor, now }) => {
  const isDecider = actor.member.role === 'systemadmin';
  const rows = isDecider ? await readTakeouts(company) : [];
  const work = await readWorkOf(
    company,
    rows.map(({ id }) => id),
  );
  const takeouts = rows.map((row) => shown(row, work.get(row.id)));
  return { isDecider, isSignInRecent: isSignInRecent({ actor, now }), takeouts };
};

function shown({ id, sha256, askedAt, askedByFullName, size, expiresAt }: TakeoutRow, work: WorkRow | undefined): CompanyTakeout {
  const moments = { askedAt: askedAt.toISOString(), expiresAt: expiresAt?.toISOString() ?? null };
  const isRunning = work?.state === 'queued' || work?.state === 'running';
  const state = sha256 === null ? (isRunning ? 'running' : 'failed') : 'ready';
  return { takeoutId: id, state, percent: state === 'ready' ? 100 : (work?.percent ?? 0), askedByFullName, size, ...moments };
}

/** The file of a takeout; each download is logged. */
export const downloadTakeout: Handler<typeof downloadContract> = async (context, { query: { takeoutId } }) => {
  const { company, actor, services, call, now, today, audit, fail } = context;
  if (actor.member.role !== 'systemadmin') fail('accesscontrol.OnlySystemAdmin', 403);
  refuseUnlessRecent(context, fail);
  const [row] = await readTakeouts(company, takeoutId);
  if (!row?.sha256 || row.size === null || !row.expiresAt || row.expiresAt <= now) return fail('common.NotFound');
  const { name } = await readCompanyFacts(company);
  const stored = storedContent(services, company.id, { sha256: row.sha256, size: row.size });
  if (call.isLookAt(stored)) audit({ entity: 'companyTakeout', entityId: row.id });
  return { fileName: datedFileName(name, today, 'zip'), contentType: 'application/zip', stored };
};
