import { levelsOf, permissionsOf } from '#features/access-control/contract/roles.ts';
import { featuresOn, subscriptionOf } from '#features/company/server/public.ts';
import type { Account } from '#kernel/server/actor.ts';
import { newId } from '#kernel/server/id.ts';
import type { Services } from '#kernel/server/services.ts';
import { newRecord } from './person-record.ts';
import { addRecords } from './save-people.ts';
import type { Saving } from './save-people.ts';
import { readInteraction } from './store-interaction.ts';
import { readAccountId, readMembership, readOwnCompanies } from './store-membership.ts';
import { countSeats } from './store-seats.ts';
import { teamOf } from './store-reporting.ts';

type MembershipPorts = Pick<Services, 'findMembership' | 'listMemberships' | 'accessingCompanyUserIds' | 'interactionData' | 'accountIdOf'>;

/** What the kernel asks of people: who an account is in a company. */
export const membershipPorts: MembershipPorts = {
  async findMembership(company, accountId) {
    const row = await readMembership(company, accountId);
    if (!row) return undefined;
    const { featuresOff, subscriptionFeatures, ...member } = row;
    return {
      ...member,
      permissions: permissionsOf(row.role),
      levels: levelsOf(row.role),
      features: featuresOn(featuresOff),
      subscription: subscriptionOf(subscriptionFeatures),
    };
  },

  async listMemberships(unit, accountId) {
    const rows = await readOwnCompanies(unit, accountId);
    return rows.map(({ sessionLengthMinutes, ...row }) => ({ ...row, sessionLengthMinutes: sessionLengthMinutes ?? undefined }));
  },

  async accessingCompanyUserIds(company, { companyUserId, levels }) {
    return levels.people === 'team' ? [companyUserId, ...(await teamOf(company, companyUserId))] : [companyUserId];
  },

  interactionData: readInteraction,
  accountIdOf: readAccountId,
};

/** How many users and administrators the company's subscription has to cover. */
export const seatsTaken = countSeats;

/** Makes the account that registered a company its first person: system admin, with access. Answers the person's id. */
export async function addFounder(saving: Omit<Saving, 'by'>, account: Account): Promise<string> {
  const id = newId();
  const { firstName, lastName, email, preferredLanguage } = account;
  const record = newRecord(id, 'systemadmin', { firstName, lastName }, { emailAddress: email, preferredLanguage });
  await addRecords({ ...saving, by: id }, [{ ...record, accountId: account.id, hasAccess: true }]);
  return id;
}
