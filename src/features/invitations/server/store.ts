import { sql } from 'kysely';
import { emailKey } from '#kernel/contract/email-address.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { literals } from '#kernel/server/database/literals.ts';
import type { Company, Unit } from '#kernel/server/database/unit.ts';
import { openStatuses } from '../contract/status.ts';
import type { InvitationStatus } from '../contract/status.ts';

/** An invitation with the displayed data of its company and people. */
export interface InvitationRow {
  id: string;
  companyUserId: string | null;
  email: string;
  role: RoleKey;
  status: InvitationStatus;
  isNewcomer: boolean;
  /** The link's secret, encrypted. */
  guid: string;
  invitedAt: Date;
  remindedAt: Date | null;
  expiresAt: Date;
  companyName: string;
  firstName: string | null;
  profileImageAt: Date | null;
  lastName: string | null;
  invitedByFullName: string | null;
}

const open = literals(openStatuses);
const columns = sql`
  invitation.id, invitation.company_user_id as "companyUserId", invitation.email, coalesce(person.role, invitation.role) as role,
  invitation.status, invitation.is_newcomer as "isNewcomer", invitation.guid, invitation.invited_at as "invitedAt",
  invitation.reminded_at as "remindedAt", invitation.expires_at as "expiresAt", company.name as "companyName",
  person.first_name as "firstName", person.last_name as "lastName", person.profile_image_at as "profileImageAt",
  inviter.first_name || ' ' || inviter.last_name as "invitedByFullName"`;
const joined = sql`
  invitation
  join company on company.company_id = invitation.company_id
  left join company_user person on person.company_id = invitation.company_id and person.id = invitation.company_user_id
  left join company_user inviter on inviter.company_id = invitation.company_id and inviter.id = invitation.invited_by`;

/** The maximum length of the list. */
const maxListed = 5_000;

/** The invitations of a company, newest first. */
export async function readInvitations(company: Company): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select ${columns} from ${joined} where invitation.company_id = ${company.id}
    order by invitation.invited_at desc, invitation.id desc limit ${sql.lit(maxListed)}
  `.execute(company.tx);
  return rows;
}

/** One invitation; locked until the commit on request. */
export async function readInvitation(company: Company, id: string, { lock = false } = {}): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select ${columns} from ${joined} where invitation.company_id = ${company.id} and invitation.id = ${id}::uuid
    ${lock ? sql`for no key update of invitation` : sql``}
  `.execute(company.tx);
  return rows[0];
}

/** The company and invitation of a link, also after they ended. */
export async function findByDigest(unit: Unit, digest: string): Promise<{ companyId: number; invitationId: string } | undefined> {
  const { rows } = await sql<{ companyId: number; invitationId: string }>`
    select company_id as "companyId", target as "invitationId" from secret where digest = ${digest} and kind = 'invitation'
  `.execute(unit.tx);
  return rows[0];
}

export interface NewInvitation {
  id: string;
  companyUserId: string;
  email: string;
  role: RoleKey;
  isNewcomer: boolean;
  guid: string;
  digest: string;
}

/** Inserts any number of invitations and their links in one statement. */
export async function insertInvitations(
  company: Company,
  invitations: readonly NewInvitation[],
  { by, now, expiresAt }: { by: string; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    with sent as (
      select id, "companyUserId", email, role, "isNewcomer", guid, digest from jsonb_to_recordset(${JSON.stringify(invitations)}::jsonb) as one(
        id uuid, "companyUserId" uuid, email text, role text, "isNewcomer" boolean, guid text, digest text)
    ), links as (
      insert into secret (digest, company_id, kind, target) select digest, ${company.id}::integer, 'invitation', id from sent
    )
    insert into invitation
      (company_id, id, company_user_id, email, role, status, is_newcomer, guid, invited_by, invited_at, status_at, expires_at)
    select ${company.id}::integer, id, "companyUserId", email, role, 'Pending', "isNewcomer", guid, ${by}::uuid,
      ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz
    from sent
  `.execute(company.tx);
}

export interface StatusChange {
  status: InvitationStatus;
  now: Date;
  remindedAt?: Date;
  expiresAt?: Date;
}

/** Writes the status of an invitation. */
export async function writeStatus(company: Company, id: string, { status, now, remindedAt, expiresAt }: StatusChange): Promise<void> {
  await sql`
    update invitation set status = ${status}, status_at = ${now}::timestamptz,
      accepted_at = case when ${status}::text = 'CredentialsCreated' then ${now}::timestamptz else accepted_at end,
      reminded_at = coalesce(${remindedAt ?? null}::timestamptz, reminded_at), expires_at = coalesce(${expiresAt ?? null}::timestamptz, expires_at)
    where company_id = ${company.id} and id = ${id}::uuid
  `.execute(company.tx);
}

/** Detaches an invitation from a person who is about to be erased, so that its link can still say that it was withdrawn. */
export async function detach(company: Company, id: string): Promise<void> {
  await sql`update invitation set company_user_id = null where company_id = ${company.id} and id = ${id}::uuid`.execute(company.tx);
}

/** A person's invitations in some statuses, locked, newest first. */
export async function lockInvitationsOf(
  company: Company,
  companyUserId: string,
): Promise<{ id: string; email: string; status: InvitationStatus }[]> {
  const { rows } = await sql<{ id: string; email: string; status: InvitationStatus }>`
    select id, email, status from invitation where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
    order by invited_at desc, id desc for no key update
  `.execute(company.tx);
  return rows;
}

/** Deletes a person's invitations with their links. */
export async function eraseInvitationsOf(company: Company, companyUserId: string): Promise<void> {
  await sql`
    with gone as (
      delete from invitation where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid returning id
    )
    delete from secret where company_id = ${company.id} and kind = 'invitation' and target in (select id from gone)
  `.execute(company.tx);
}

/** Deletes old invitations that ended or were never answered; accepted ones stay with the person. */
export async function deleteOld(company: Company, before: Date): Promise<void> {
  await sql`
    with gone as (
      delete from invitation
      where company_id = ${company.id} and status = 'Cancelled' and status_at < ${before}::timestamptz returning id
    )
    delete from secret where company_id = ${company.id} and kind = 'invitation' and target in (select id from gone)
  `.execute(company.tx);
}

/** People with an open invitation. */
export async function readInvitedPeople(company: Company): Promise<string[]> {
  const { rows } = await sql<{ companyUserId: string }>`
    select company_user_id as "companyUserId" from invitation
    where company_id = ${company.id} and status in ${open} and company_user_id is not null
  `.execute(company.tx);
  return rows.map(({ companyUserId }) => companyUserId);
}

export interface MarkRow {
  companyUserId: string;
  invitationId: string;
  status: InvitationStatus;
  date: Date;
  expiresAt: Date;
  invitedByFullName: string | null;
}

/** The last invitation of each of these people. */
export async function readMarks(company: Company, companyUserIds: readonly string[]): Promise<MarkRow[]> {
  const { rows } = await sql<MarkRow>`
    select distinct on (invitation.company_user_id) invitation.company_user_id as "companyUserId", invitation.id as "invitationId",
      invitation.status, coalesce(invitation.reminded_at, invitation.invited_at) as date, invitation.expires_at as "expiresAt",
      inviter.first_name || ' ' || inviter.last_name as "invitedByFullName"
    from invitation
    left join company_user inviter on inviter.company_id = invitation.company_id and inviter.id = invitation.invited_by
    where invitation.company_id = ${company.id} and invitation.company_user_id = any(${[...companyUserIds]}::uuid[])
    order by invitation.company_user_id, invitation.invited_at desc, invitation.id desc
  `.execute(company.tx);
  return rows;
}

export interface KnownRow {
  email: string;
  companyUserId: string | null;
  hasSignIn: boolean;
  isInvited: boolean;
}

/** The existing uses of these addresses in the company: as work e-mail, for signing in, or on an open invitation. */
export async function readKnown(company: Company, emails: readonly string[]): Promise<KnownRow[]> {
  const emailKeys = sql`${emails.map(emailKey)}::text[]`;
  const invited = sql`exists (
    select from invitation where invitation.company_id = person.company_id and invitation.company_user_id = person.id and invitation.status in ${open})`;
  const { rows } = await sql<KnownRow>`
    select person.email_address as email, person.id as "companyUserId", person.account_id is not null as "hasSignIn", ${invited} as "isInvited"
    from company_user person
    where person.company_id = ${company.id} and person.email_key = any(${emailKeys}) and person.state <> 'deleted'
    union all
    select account.email, person.id, true, false
    from account join company_user person on person.company_id = ${company.id} and person.account_id = account.id
    where account.email_key = any(${emailKeys}) and account.email_verified
    union all
    select invitation.email, invitation.company_user_id, false, true
    from invitation where invitation.company_id = ${company.id} and invitation.email_key = any(${emailKeys}) and invitation.status in ${open}
  `.execute(company.tx);
  return rows;
}

interface Sender {
  company: string;
  language: 'no' | 'en';
  timeZone: string;
  inviter: string;
}

/** The sender's data for a mail. */
export async function readSender(company: Company, by: string): Promise<Sender> {
  const { rows } = await sql<Sender>`
    select company.name as company, company.language, company.time_zone as "timeZone", inviter.first_name || ' ' || inviter.last_name as inviter
    from company join company_user inviter on inviter.company_id = company.company_id and inviter.id = ${by}::uuid
    where company.company_id = ${company.id}
  `.execute(company.tx);
  const [sender] = rows;
  if (!sender) throw new Error('An inviter is a person of the company');
  return sender;
}
