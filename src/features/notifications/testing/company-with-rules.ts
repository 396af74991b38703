import { sql } from 'kysely';
import type { Database } from '#kernel/server/database/database.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { RuleFields } from '../contract/rule.ts';
import type { Subject } from '../server/subject.ts';
import { insertRule } from '../server/store-rule.ts';

/** Creates a rule that has long been active, and returns its id. */
export async function addRule(company: Company, by: string | null, overrides: Partial<RuleFields>): Promise<string> {
  const ruleId = newId();
  const rule: RuleFields = {
    reason: 'UserCreated',
    title: 'Ny på jobb',
    description: '',
    recipients: ['allSystemAdmins'],
    difference: { direction: 'instant', days: 0 },
    repeatDays: null,
    date: null,
    channels: [1, 2],
    actions: [],
    ...overrides,
  };
  await insertRule(company, { ruleId, rule, by, now: new Date('2020-01-01T00:00:00Z') });
  return ruleId;
}

/** A subject about a person. */
export function subjectOf(key: string, companyUserId: string | null, overrides: Partial<Subject> = {}): Subject {
  return { key, date: '2026-11-21', companyUserId, facts: {}, ...overrides };
}

export interface ReceivedNotification {
  companyUserId: string;
  key: string;
  reason: string;
  facts: Record<string, unknown>;
}

/** The notifications of a company, earliest first. */
export function notificationsIn(database: Database, companyId: number): Promise<ReceivedNotification[]> {
  return database.forCompany(companyId, async ({ tx }) => {
    const { rows } = await sql<ReceivedNotification>`
      select company_user_id as "companyUserId", split_part(key, '|', 2) || ' ' || split_part(key, '|', 3) as key, reason, facts
      from notification where company_id = ${companyId} order by at, key, company_user_id`.execute(tx);
    return rows;
  });
}

interface DeliveryRow {
  channel: number;
  status: string;
  isDigest: boolean;
  dueAt: Date;
  content: string | null;
}

/** The sent and held messages of a company. */
export function deliveriesIn(database: Database, companyId: number): Promise<DeliveryRow[]> {
  return database.forCompany(companyId, async ({ tx }) => {
    const { rows } = await sql<DeliveryRow>`
      select channel, status, is_digest as "isDigest", due_at as "dueAt", content from notification_delivery
      where company_id = ${companyId} order by channel, due_at, key`.execute(tx);
    return rows;
  });
}

/** Sets a person's mail and SMS settings. */
export async function prefer(
  company: Company,
  companyUserId: string,
  overrides: { muted?: string[]; digestAt?: string; quietFrom?: string; quietTo?: string; muteWhileAway?: boolean },
): Promise<void> {
  const { muted = [], digestAt = null, quietFrom = null, quietTo = null, muteWhileAway = false } = overrides;
  await sql`
    insert into notification_preference (company_id, company_user_id, muted, digest_at, quiet_from, quiet_to, mute_while_away)
    values (${company.id}, ${companyUserId}::uuid, ${muted}::text[], ${digestAt}::time, ${quietFrom}::time, ${quietTo}::time, ${muteWhileAway})
    on conflict (company_id, company_user_id) do update set muted = excluded.muted, digest_at = excluded.digest_at,
      quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, mute_while_away = excluded.mute_while_away
  `.execute(company.tx);
}

/** Sets a person's mobile number. */
export async function withMobile(company: Company, companyUserId: string, number: string): Promise<void> {
  await sql`update company_user set mobile_phone_number = ${number} where company_id = ${company.id} and id = ${companyUserId}::uuid`.execute(
    company.tx,
  );
}
