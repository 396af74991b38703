import { refuseUnlessRecent } from '#features/account/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type {
  cancelDelete as cancelContract,
  deleteCompany as deleteContract,
  getLeaving as getContract,
} from '../../contract/endpoints.ts';
import { graceDays } from '../../contract/endpoints.ts';
import type { Deletion } from '../../contract/entities.ts';
import { mailAdmins } from './mails.ts';
import { readEnding, setEnding } from './store-deletion.ts';
import type { EndingRow } from './store-deletion.ts';
import { warnJob } from './delete-ended.ts';

const dayMilliseconds = 86_400_000;
/** How many days before the deletion the system admins are notified again. */
const warnDays = 3;

/** The state of a deletion and takeouts, for the settings. */
export const getLeaving: Handler<typeof getContract> = async ({ company, actor }) => {
  const row = await readEnding(company);
  return { isDecider: actor.member.role === 'systemadmin', deletion: row ? deletionOf(row) : null };
};

/** Requests the deletion of the company; repeating it changes nothing. */
export const deleteCompany: Handler<typeof deleteContract> = async (context, { body }) => {
  const { company, actor, services, now, audit, fail } = context;
  if (actor.member.role !== 'systemadmin') fail('accesscontrol.OnlySystemAdmin', 403);
  refuseUnlessRecent(context, fail);
  const row = (await readEnding(company, { lock: true })) ?? fail('common.NotFound');
  if (normal(body.name) !== normal(row.name)) fail('companies.NameDiffers');
  const former = deletionOf(row);
  if (former) return { deletion: former };

  const endsAt = new Date(now.getTime() + graceDays * dayMilliseconds);
  await setEnding(company, { endsAt, askedAt: now, askedBy: actor.member.companyUserId });
  const ending = (await readEnding(company)) ?? row;
  audit({ entity: 'company', entityId: String(company.id), before: { endsAt: null }, after: { endsAt: endsAt.toISOString() } });
  await mailAdmins(services, company, 'asked', { ...ending, by: ending.askedByFullName, day: endsAt });
  const startAfter = new Date(endsAt.getTime() - warnDays * dayMilliseconds);
  await services.jobs.enqueue(company, warnJob, { companyId: company.id, endsAt: endsAt.toISOString() }, { startAfter });
  return { deletion: deletionOf(ending) ?? fail('common.NotFound') };
};

/** Cancels the deletion, until it has started. */
export const cancelDelete: Handler<typeof cancelContract> = async ({ company, actor, services, now, audit, fail }) => {
  if (actor.member.role !== 'systemadmin') fail('accesscontrol.OnlySystemAdmin', 403);
  const row = (await readEnding(company, { lock: true })) ?? fail('common.NotFound');
  if (row.endsAt === null) return {};
  if (row.endsAt <= now) fail('companies.DeletionBegun');
  await setEnding(company, null);
  audit({ entity: 'company', entityId: String(company.id), before: { endsAt: row.endsAt.toISOString() }, after: { endsAt: null } });
  const { firstName, lastName } = actor.account;
  await mailAdmins(services, company, 'cancelled', { ...row, by: `${firstName} ${lastName}`.trim() });
  return {};
};

/** Normalises typed names: outer and repeated spaces and case do not matter. */
function normal(name: string): string {
  return name.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function deletionOf({ endsAt, askedAt, askedByFullName }: EndingRow): Deletion | null {
  return endsAt && askedAt ? { endsAt: endsAt.toISOString(), askedAt: askedAt.toISOString(), askedByFullName } : null;
}
