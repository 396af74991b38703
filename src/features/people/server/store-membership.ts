import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { transactionCaller, transactionCompany } from '#kernel/server/database/entering.ts';
import type { Company, Unit } from '#kernel/server/database/unit.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { PersonState } from '../contract/entities.ts';

export interface MembershipRow {
  companyUserId: string;
  role: RoleKey;
  state: PersonState;
  isExternal: boolean;
  featuresOff: string[];
  subscriptionFeatures: string[] | null;
  timeZone: string;
  mfaRequired: boolean;
  companyEndsAt: Date | null;
  companyLogoGuid: string | null;
  profileImageAt: Date | null;
}

const membership = sql`
  member.id as "companyUserId", member.role, member.state, member.is_external as "isExternal",
  company.features_off as "featuresOff", company.subscription_features as "subscriptionFeatures",
  company.time_zone as "timeZone", company.mfa_required as "mfaRequired", company.ends_at as "companyEndsAt",
  company.logo_guid as "companyLogoGuid", member.profile_image_at as "profileImageAt"`;
const members = sql`company_user member join company on company.company_id = member.company_id`;

/** The membership of an account, or of a person, in the company of this transaction, with the company's settings. */
export async function readMembership(
  company: Company,
  { accountId, companyUserId }: { accountId: string; companyUserId?: undefined } | { accountId?: undefined; companyUserId: string },
): Promise<MembershipRow | undefined> {
  const whose = accountId === undefined ? sql`member.id = ${companyUserId}::uuid` : sql`member.account_id = ${accountId}::uuid`;
  const { rows } = await sql<MembershipRow>`
    select ${membership} from ${members} where member.company_id = ${company.id} and ${whose}
  `.execute(company.tx);
  return rows[0];
}

/** The same for these people. */
export async function readMemberships(company: Company, companyUserIds: readonly string[]): Promise<MembershipRow[]> {
  if (companyUserIds.length === 0) return [];
  const { rows } = await sql<MembershipRow>`
    select ${membership} from ${members} where member.company_id = ${company.id} and member.id = any(${[...companyUserIds]}::uuid[])
  `.execute(company.tx);
  return rows;
}

/** The same for the account that the transaction was opened for, with one more column; sent before the account is known. */
export async function readEnteredMembership<Beside>(
  unit: Unit,
  beside: RawBuilder<Beside>,
): Promise<(MembershipRow & { beside: Beside }) | undefined> {
  const { rows } = await sql<MembershipRow & { beside: Beside }>`
    select ${membership}, ${beside} as beside from ${members}
    where member.company_id = ${transactionCompany} and member.account_id = ${transactionCaller}
  `.execute(unit.tx);
  return rows[0];
}

export interface OwnCompanyRow {
  companyId: number;
  companyName: string;
  role: RoleKey;
  companyUserId: string;
  mfaRequired: boolean;
  sessionLengthMinutes: number | null;
  state: PersonState;
}

/** The companies of the account that the transaction was opened for; the only query across companies that row-level security allows. */
export async function readOwnCompanies(unit: Unit, accountId: string): Promise<OwnCompanyRow[]> {
  const { rows } = await sql<OwnCompanyRow>`
    select company.company_id as "companyId", company.name as "companyName",
      member.id as "companyUserId", company.mfa_required as "mfaRequired",
      company.session_length_minutes as "sessionLengthMinutes", member.state, member.role
    from company_user member join company on company.company_id = member.company_id
    where member.account_id = ${accountId}::uuid
    order by company.name collate "nb-x-icu", company.company_id
  `.execute(unit.tx);
  return rows;
}

/** Notes that a person was in the company, at most once an hour. Nobody waits for who changes the person at the moment: then the next page notes it. */
export async function noteEntered(company: Company, companyUserId: string, now: Date): Promise<void> {
  await sql`
    update company_user set last_entered_at = ${now}::timestamptz
    where company_id = ${company.id} and id = (
      select id from company_user
      where company_id = ${company.id} and id = ${companyUserId}::uuid
        and coalesce(last_entered_at < ${now}::timestamptz - interval '1 hour', true)
      for no key update skip locked)
  `.execute(company.tx);
}

/** Which of these accounts are active members, in one statement. */
export async function readActiveMembers(
  company: Company,
  accountIds: readonly string[],
): Promise<{ accountId: string; companyUserId: string; role: RoleKey; mfaRequired: boolean }[]> {
  const { rows } = await sql<{ accountId: string; companyUserId: string; role: RoleKey; mfaRequired: boolean }>`
    select member.account_id as "accountId", member.id as "companyUserId", member.role, company.mfa_required as "mfaRequired"
    from company_user member join company on company.company_id = member.company_id
    where member.company_id = ${company.id} and member.account_id = any(${[...accountIds]}::uuid[]) and member.state = 'active'
  `.execute(company.tx);
  return rows;
}

/** The account of a person, and whether they are deactivated; undefined when they have no account. */
export async function readAccountOf(
  company: Company,
  companyUserId: string,
): Promise<{ accountId: string; isInactive: boolean } | undefined> {
  const { rows } = await sql<{ accountId: string; isInactive: boolean }>`
    select account_id as "accountId", state = 'inactive' as "isInactive"
    from company_user where company_id = ${company.id} and id = ${companyUserId}::uuid and account_id is not null
  `.execute(company.tx);
  return rows[0];
}

/** The accounts of everybody who has access to the company. */
export async function readAccountIds(company: Company): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    select account_id as "accountId" from company_user
    where company_id = ${company.id} and account_id is not null and state in ('active', 'pending')
  `.execute(company.tx);
  return rows.map(({ accountId }) => accountId);
}

/** The company's details for exported files. */
export async function readCompanyFacts(company: Company): Promise<{ name: string; timeZone: string }> {
  const { rows } = await sql<{ name: string; timeZone: string }>`
    select name, time_zone as "timeZone" from company where company_id = ${company.id}
  `.execute(company.tx);
  const [facts] = rows;
  if (!facts) throw new Error(`Company ${company.id} is not there`);
  return facts;
}
