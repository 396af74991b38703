import { companyDeleting } from '#features/company/server/public.ts';
import type { Services } from '#kernel/server/services.ts';
import { forEachAlone, forEachCompany } from '#kernel/server/for-each-company.ts';
import { readCompanyIds } from '#kernel/server/store-companies.ts';
import { mailAdmins } from './mails.ts';
import { deleteAccount, deleteEverything, lockAccount, readAccounts, readEnding, readFormerAccounts } from './store-deletion.ts';

export const warnJob = 'takeout.warn-of-deletion';
export const forgetJob = 'takeout.forget-accounts';
/** Accounts per job: few enough that a failed one is cheap to repeat. */
const accountsEach = 200;

/** Deletes every company whose grace period is over. One that cannot be deleted keeps no other from it, and is tried again. */
export async function deleteEnded(services: Services): Promise<void> {
  const ended = await services.database.transaction(readCompanyIds);
  await forEachAlone(ended, 'companies', (companyId) => deleteIfEnded(services, companyId));
}

/**
 * Deletes a company whose grace period is over: first the content of its files, then all rows in one transaction. After a crash at any
 * point the next run continues, as long as the company's own row exists; cancelling is no longer possible.
 */
export async function deleteIfEnded(services: Services, companyId: number): Promise<boolean> {
  const { database, clock, fileStore, jobs, log } = services;
  const isOver = await database.forCompany(companyId, async (company) => {
    const endsAt = (await readEnding(company))?.endsAt;
    return endsAt != null && endsAt <= clock.now();
  });
  if (!isOver) return false;
  await fileStore.removeCompany(companyId);
  await database.forCompany(companyId, async (company) => {
    const accounts = await readAccounts(company);
    await services.hooks.tell(companyDeleting, { company, services, now: clock.now() });
    await deleteEverything(company);
    for (let at = 0; at < accounts.length; at += accountsEach)
      await jobs.enqueue(company, forgetJob, { accountIds: accounts.slice(at, at + accountsEach) });
  });
  log.info('a company was deleted when its time was up');
  return true;
}

/**
 * Deletes the accounts, with their sign-ins, that belong to no company any more, and that no other one keeps for somebody whose access a plan has
 * ended: they get it back when they leave (people.14).
 */
export async function deleteAccounts(services: Services, accountIds: readonly string[]): Promise<void> {
  const { database, listMemberships } = services;
  const alone: string[] = [];
  for (const accountId of accountIds) {
    const memberships = await database.transaction((unit) => listMemberships(unit, accountId), { accountId });
    if (memberships.length === 0) alone.push(accountId);
  }
  const kept = new Set<string>();
  if (alone.length > 0)
    await forEachCompany(database, async (company) => {
      for (const accountId of await readFormerAccounts(company, alone)) kept.add(accountId);
    });
  for (const accountId of alone.filter((one) => !kept.has(one))) await forgetAccount(services, accountId);
}

async function forgetAccount({ database, listMemberships, identity }: Services, accountId: string): Promise<void> {
  await database.transaction(
    async (unit) => {
      const signIns = await lockAccount(unit, accountId);
      if ((await listMemberships(unit, accountId)).length > 0) return;
      for (const { subject } of signIns) await identity?.remove(unit, subject);
      await deleteAccount(unit, accountId);
    },
    { accountId },
  );
}

/** Notifies the system admins again, unless the deletion was cancelled or requested again in the meantime. */
export async function warnOfDeletion(services: Services, { companyId, endsAt }: { companyId: number; endsAt: string }): Promise<void> {
  await services.database.forCompany(companyId, async (company) => {
    const row = await readEnding(company);
    if (row?.endsAt?.toISOString() !== endsAt) return;
    await mailAdmins(services, company, 'soon', { ...row, by: row.askedByFullName, day: row.endsAt });
  });
}
