import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

// A call's transaction is told by its first statement who calls and for which company. PostgreSQL does not say in what order it works out the
// parts of one statement, so what depends on these settings is asked by the next; both leave together.

/** Columns that make the open transaction one of a company, and say whose call it is; `company` comes back as the company's number. */
export function enteringCompany(company: RawBuilder<string>, account: RawBuilder<string>): RawBuilder<unknown> {
  return sql`set_config('app.company_id', ${company}, true)::integer as company, set_config('app.caller', ${account}, true)`;
}

/** A column that lets the open transaction, which is of no company, see this account's own memberships. */
export function enteringAccount(account: RawBuilder<string>): RawBuilder<unknown> {
  return sql`set_config('app.account_id', ${account}, true)`;
}

/** A column that says by which API key the call is made. */
export function enteringByKey(key: RawBuilder<string>): RawBuilder<unknown> {
  return sql`set_config('app.key', ${key}, true)`;
}

/** The company, the account and the API key that the transaction was told; null when it was not. */
export const transactionCompany = sql<number>`nullif(current_setting('app.company_id', true), '')::integer`;
export const transactionCaller = sql<string>`nullif(current_setting('app.caller', true), '')::uuid`;
export const transactionKey = sql<string>`nullif(current_setting('app.key', true), '')::uuid`;
