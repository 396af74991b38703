import { sql } from 'kysely';
import type { SigningMethod } from '../../contract/kinds.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { OpenCode } from './rules/next-code.ts';

/** The code of a signer, which nobody else tries or replaces before the transaction ends. */
export async function lockCode(company: Company, recipientId: string): Promise<(OpenCode & { digest: string }) | undefined> {
  const { rows } = await sql<OpenCode & { digest: string }>`
    select digest, tries, sent_at as "sentAt", expires_at as "expiresAt" from signing_code
    where company_id = ${company.id} and recipient_id = ${recipientId}
    for update
  `.execute(company.tx);
  return rows[0];
}

/** Puts a new code in the place of the last one. */
export async function putCode(
  company: Company,
  { recipientId, digest, sentAt, expiresAt }: { recipientId: string; digest: string; sentAt: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into signing_code (company_id, recipient_id, digest, sent_at, expires_at)
    values (${company.id}, ${recipientId}, ${digest}, ${sentAt}, ${expiresAt})
    on conflict (company_id, recipient_id) do update
    set digest = excluded.digest, tries = 0, sent_at = excluded.sent_at, expires_at = excluded.expires_at
  `.execute(company.tx);
}

/** Counts a wrong try. */
export async function countTry(company: Company, recipientId: string): Promise<void> {
  await sql`
    update signing_code set tries = tries + 1 where company_id = ${company.id} and recipient_id = ${recipientId}
  `.execute(company.tx);
}

export async function deleteCode(company: Company, recipientId: string): Promise<void> {
  await sql`delete from signing_code where company_id = ${company.id} and recipient_id = ${recipientId}`.execute(company.tx);
}

/** Who a provider of electronic identities said somebody is. */
export interface ElectronicIdentity {
  subject: string;
  name: string;
  acr: string;
  issuer: string;
}

interface NewConfirmation {
  digest: string;
  recipientId: string;
  method: Exclude<SigningMethod, 'link'>;
  identity: ElectronicIdentity | null;
  now: Date;
  expiresAt: Date;
}

/** Remembers that a browser has shown who it is; those whose time is over go. */
export async function insertConfirmation(company: Company, confirmation: NewConfirmation): Promise<void> {
  const { digest, recipientId, method, identity, now, expiresAt } = confirmation;
  await sql`
    with over as (
      delete from signing_confirmation
      where company_id = ${company.id} and recipient_id = ${recipientId} and expires_at <= ${now} and digest <> ${digest}
    )
    insert into signing_confirmation (company_id, digest, recipient_id, method, identity_subject, identity_name, identity_acr, identity_issuer,
      confirmed_at, expires_at)
    values (${company.id}, ${digest}, ${recipientId}, ${method}, ${identity?.subject ?? null}, ${identity?.name ?? null},
      ${identity?.acr ?? null}, ${identity?.issuer ?? null}, ${now}, ${expiresAt})
    on conflict (company_id, digest) do update
    set method = excluded.method, identity_subject = excluded.identity_subject, identity_name = excluded.identity_name,
      identity_acr = excluded.identity_acr, identity_issuer = excluded.identity_issuer, confirmed_at = excluded.confirmed_at,
      expires_at = excluded.expires_at
  `.execute(company.tx);
}

export interface Confirmation {
  method: Exclude<SigningMethod, 'link'>;
  identity: ElectronicIdentity | null;
}

/** Whether a browser has shown who it is, and how; undefined when it has not, or its time is over. */
export async function findConfirmation(
  company: Company,
  { digest, recipientId, now }: { digest: string; recipientId: string; now: Date },
): Promise<Confirmation | undefined> {
  const { rows } = await sql<Confirmation>`
    select method, case when identity_subject is not null then json_build_object('subject', identity_subject, 'name', identity_name,
      'acr', identity_acr, 'issuer', identity_issuer) end as identity
    from signing_confirmation
    where company_id = ${company.id} and digest = ${digest} and recipient_id = ${recipientId} and expires_at > ${now}
  `.execute(company.tx);
  return rows[0];
}
