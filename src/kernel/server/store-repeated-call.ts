import { sql } from 'kysely';
import type { Company } from './database/unit.ts';

/** A call under the key that its caller gave it. */
export interface CallKey {
  accountId: string;
  /** `feature.endpoint`. */
  action: string;
  key: string;
}

/** What is known of the first call with a key; `answer` is null where it was not kept. */
export interface FormerCall {
  digest: string;
  status: number | null;
  answer: string | null;
}

const ofKey = (company: Company, { accountId, action, key }: CallKey) =>
  sql`company_id = ${company.id} and account_id = ${accountId} and action = ${action} and key = ${key}`;

/** Enters a call; nothing when it is the first with its key, otherwise the first one, once that has ended. */
export async function enterCall(
  company: Company,
  call: CallKey,
  { digest, now }: { digest: string; now: Date },
): Promise<FormerCall | undefined> {
  const { numAffectedRows } = await sql`
    insert into repeated_call (company_id, account_id, action, key, digest, at)
    values (${company.id}, ${call.accountId}, ${call.action}, ${call.key}, ${digest}, ${now})
    on conflict do nothing
  `.execute(company.tx);
  return numAffectedRows === 1n ? undefined : findCall(company, call);
}

/** The first call with a key that has ended. */
export async function findCall(company: Company, call: CallKey): Promise<FormerCall | undefined> {
  const { rows } = await sql<FormerCall>`select digest, status, answer from repeated_call where ${ofKey(company, call)}`.execute(
    company.tx,
  );
  return rows[0];
}

/** Keeps what a call was answered. */
export async function storeAnswer(company: Company, call: CallKey, { status, answer }: Omit<FormerCall, 'digest'>): Promise<void> {
  await sql`update repeated_call set status = ${status}, answer = ${answer} where ${ofKey(company, call)}`.execute(company.tx);
}

/** Forgets the calls of a company from before a moment. */
export async function deleteCallsBefore(company: Company, before: Date): Promise<void> {
  await sql`delete from repeated_call where company_id = ${company.id} and at < ${before}`.execute(company.tx);
}

/** Forgets all answers of a company; that the calls were carried out stays known. */
export async function deleteStoredAnswers(company: Company): Promise<void> {
  await sql`update repeated_call set answer = null where company_id = ${company.id} and answer is not null`.execute(company.tx);
}
