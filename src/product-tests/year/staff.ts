import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import { digestOf, newSecret } from '#kernel/server/session/cookies.ts';
import { insertSession } from '#kernel/server/session/store.ts';
import { caller } from '#testing/caller.ts';
import type { Caller } from '#testing/caller.ts';
import type { TestServer } from '#testing/server.ts';

/** A person of the simulated year. */
export interface Somebody {
  id: string;
  /** Null without a sign-in. */
  account: string | null;
  role: 'systemadmin' | 'hradmin' | 'manager' | 'employee' | 'accountant';
  state: 'active' | 'inactive' | 'pending';
  manager: string | null;
  birthday: string | null;
  isHidden: boolean;
  startDate: string | null;
  endDate: string | null;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** People in a tree of three levels: system admins, managers, employees; each differs from its neighbours in most properties. */
export function staffOf(count: number): Somebody[] {
  const ids = Array.from({ length: count }, () => newId());
  return ids.map((_id, index) => somebody(index, ids));
}

function somebody(index: number, ids: readonly string[]): Somebody {
  const isAccountant = index % 59 === 58;
  const leader = index < 30 ? ids[index % 3] : ids[6 + (index % 24)];
  const isLeap = index % 50 === 1;
  const [month, day] = [two((index % 12) + 1), two(((index * 7) % 28) + 1)];
  const [startMonth, startDay] = [two(((index * 5) % 12) + 1), two(((index * 3) % 28) + 1)];
  return {
    id: ids[index] ?? '',
    account: index % 7 === 3 ? null : newId(),
    role: isAccountant ? 'accountant' : roleOf(index),
    state: index % 41 === 40 ? 'inactive' : index % 97 === 96 ? 'pending' : 'active',
    manager: index < 3 || isAccountant ? null : (leader ?? null),
    birthday: index % 11 === 10 ? null : isLeap ? '1992-02-29' : `${1960 + (index % 40)}-${month}-${day}`,
    isHidden: index % 13 === 5,
    startDate: index % 17 === 16 ? null : isLeap ? '2024-02-29' : `${2000 + (index % 29)}-${startMonth}-${startDay}`,
    // Nobody leaves before they start.
    endDate: index % 23 === 22 && index % 29 < 27 ? '2027-06-15' : null,
  };
}

function roleOf(index: number): Somebody['role'] {
  if (index < 3) return 'systemadmin';
  if (index < 6) return 'hradmin';
  return index < 30 ? 'manager' : 'employee';
}

/** Inserts people into a company, each with a mobile number, and an account if they sign in. */
export async function insertStaff({ id, tx }: Company, people: readonly Somebody[], createdAt: string): Promise<void> {
  const sent = sql`jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as sent(id uuid, role text, state text, account uuid, manager uuid,
    birthday date, "isHidden" boolean, "startDate" date, "endDate" date)`;
  await sql`insert into account (id, email, email_verified, first_name, last_name, created_at)
    select account, id || '@example.no', true, 'Person', id::text, ${createdAt}::timestamptz from ${sent} where account is not null`.execute(
    tx,
  );
  await sql`insert into company_user (company_id, id, state, role, account_id, has_access, first_name, last_name, search_text, birthday,
      is_birthday_hidden, start_date, end_date, mobile_phone_number, created_at, updated_at)
    select ${id}, id, state, role, account, account is not null, 'Person', id::text, 'person', birthday, "isHidden", "startDate", "endDate",
      '91234567', ${createdAt}::timestamptz, ${createdAt}::timestamptz from ${sent}`.execute(tx);
  await sql`update company_user set reporting_to = sent.manager from ${sent}
    where company_user.company_id = ${id} and company_user.id = sent.id`.execute(tx);
}

/** Signs a person in at the clock's time, because a year is longer than any session. */
export async function signIn({ app, database, clock }: TestServer, companyId: number, person: Somebody | undefined): Promise<Caller> {
  if (!person?.account) throw new Error('Whoever acts in the simulated year can sign in');
  const accountId = person.account;
  const cookie = newSecret();
  const now = clock.now();
  const session = { digest: digestOf(cookie), id: newId(), accountId, issuer: 'test', subject: accountId, idToken: null, mfa: false };
  await database.transaction((unit) =>
    insertSession(unit, {
      ...session,
      authenticatedAt: now,
      now,
      idleMinutes: 480,
      absoluteMinutes: 1440,
      userAgent: 'test',
      ip: '127.0.0.1',
    }),
  );
  return caller(app, { cookie, accountId, companyId, companyUserId: person.id });
}
