import { sql } from 'kysely';
import type { SubscriptionFeature } from '#kernel/contract/permissions.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Preferences } from '../../contract/preferences.ts';
import type { OutsideChannel, Reason } from '../../contract/reasons.ts';
import type { ActiveRule } from '../rules/recipients.ts';
import { isOff } from './closed-reasons.ts';

/** An active rule, and the first day of the company's calendar on which it was active. */
export interface RuleInForce extends ActiveRule {
  since: string;
}

/** What the engine reads of a company before notifying. */
export interface NotifyingCompany {
  companyName: string;
  timeZone: string;
  /** Whether the company has notifications turned on. */
  isOn: boolean;
  rules: RuleInForce[];
  /** Whether what a reason tells of is turned off, or this feature where messages of the reason differ in that. */
  isTurnedOff: (reason: Reason, feature?: SubscriptionFeature) => boolean;
}

/** The company and its active rules, without those of features that it has turned off (roles.11): all, or those of one reason. */
export async function readNotifyingCompany(company: Company, reason: Reason | null = null): Promise<NotifyingCompany> {
  const { rows } = await sql<Omit<NotifyingCompany, 'isTurnedOff'> & { featuresOff: string[] }>`
    select owner.name as "companyName", owner.time_zone as "timeZone", not 'notifications' = any(owner.features_off) as "isOn",
      owner.features_off as "featuresOff",
      coalesce((
        select json_agg(json_build_object(
          'ruleId', rule.id, 'reason', rule.reason, 'title', coalesce(rule.title, ''), 'recipients', rule.recipients,
          'difference', json_build_object('direction', rule.direction, 'days', rule.days), 'repeatDays', rule.repeat_days, 'date', rule.date,
          'channels', rule.channels, 'actions', rule.actions, 'createdBy', rule.created_by,
          'since', (rule.created_at at time zone owner.time_zone)::date) order by rule.created_at, rule.id)
        from notification_rule rule
        where rule.company_id = ${company.id} and rule.is_active and (${reason}::text is null or rule.reason = ${reason})
      ), '[]'::json) as rules
    from company owner
    where owner.company_id = ${company.id}
  `.execute(company.tx);
  const [notifying] = rows;
  if (!notifying) throw new Error(`Company ${company.id} is not there`);
  const { featuresOff, ...rest } = notifying;
  const isTurnedOff = (one: Reason, feature?: SubscriptionFeature): boolean => isOff(featuresOff, one, feature);
  return { ...rest, rules: rest.rules.filter((rule) => !isTurnedOff(rule.reason)), isTurnedOff };
}

interface PreferenceRow extends Omit<Preferences, 'muted'> {
  companyUserId: string;
  /** `Birthday:2` = no mail about birthdays. */
  muted: string[];
}

/** The stored settings of these people. */
export async function readPreferencesOf(company: Company, companyUserIds: readonly string[]): Promise<Map<string, Preferences>> {
  const { rows } = await sql<PreferenceRow>`
    select company_user_id as "companyUserId", muted, to_char(digest_at, 'HH24:MI') as "digestAt", to_char(quiet_from, 'HH24:MI') as "quietFrom",
      to_char(quiet_to, 'HH24:MI') as "quietTo", mute_while_away as "muteWhileAway"
    from notification_preference
    where company_id = ${company.id} and company_user_id = any(${[...companyUserIds]}::uuid[])
  `.execute(company.tx);
  return new Map(rows.map(({ companyUserId, muted, ...rest }) => [companyUserId, { ...rest, muted: muted.map(mutedOf) }]));
}

function mutedOf(text: string): Preferences['muted'][number] {
  const [reason, channel] = text.split(':');
  // Written from the same pair by the user's settings.
  return { reason: reason as Reason, channel: Number(channel) as OutsideChannel };
}

/** A notification to insert. */
export interface NewNotification {
  id: string;
  company_user_id: string;
  key: string;
  rule_id: string | null;
  reason: Reason;
  at: Date;
  related_company_user_id: string | null;
  scope: string | null;
  scope_id: string | null;
  affected_id: string | null;
  facts: object;
}

/** Inserts notifications that do not exist yet, and returns which were new. In key order, so that concurrent inserts cannot deadlock. */
export async function insertNotifications(
  company: Company,
  notifications: readonly NewNotification[],
): Promise<{ id: string; companyUserId: string }[]> {
  const { rows } = await sql<{ id: string; companyUserId: string }>`
    insert into notification
      (company_id, id, company_user_id, key, rule_id, reason, at, related_company_user_id, scope, scope_id, affected_id, facts)
    select ${company.id}::integer, new.id, new.company_user_id, new.key, new.rule_id, new.reason, new.at, new.related_company_user_id,
      new.scope, new.scope_id, new.affected_id, new.facts
    from jsonb_to_recordset(${JSON.stringify(notifications)}::jsonb) as new(id uuid, company_user_id uuid, key text, rule_id uuid, reason text,
      at timestamptz, related_company_user_id uuid, scope text, scope_id text, affected_id text, facts jsonb)
    order by new.company_user_id, new.key
    on conflict (company_id, company_user_id, key) do nothing
    returning id, company_user_id as "companyUserId"
  `.execute(company.tx);
  return rows;
}

/** A mail or SMS of a notification. */
export interface NewDelivery {
  id: string;
  key: string;
  channel: OutsideChannel;
  company_user_id: string | null;
  recipient: string;
  rule_id: string | null;
  reason: Reason;
  content: string | null;
  status: 'held' | 'left';
  is_digest: boolean;
  due_at: Date;
  created_at: Date;
  left_at: Date | null;
}

/** Records in what was told of the deadlines of contracts that they are gone (notifications.16). */
export async function markContractsDeleted(company: Company, contractIds: readonly string[]): Promise<void> {
  await sql`
    update notification set facts = jsonb_set(facts, '{contractNotification,isDeleted}', 'true')
    where company_id = ${company.id} and reason = 'ContractNotifications' and scope_id = any(${[...contractIds]}::text[])
      and facts -> 'contractNotification' is not null
  `.execute(company.tx);
}

/** Inserts deliveries, once per key, and returns which were new. */
export async function insertDeliveries(company: Company, deliveries: readonly NewDelivery[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into notification_delivery
      (company_id, id, key, channel, company_user_id, recipient, rule_id, reason, content, status, is_digest, due_at, created_at, left_at)
    select ${company.id}::integer, new.id, new.key, new.channel, new.company_user_id, new.recipient, new.rule_id, new.reason, new.content,
      new.status, new.is_digest, new.due_at, new.created_at, new.left_at
    from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb) as new(id uuid, key text, channel smallint, company_user_id uuid,
      recipient text, rule_id uuid, reason text, content text, status text, is_digest boolean, due_at timestamptz, created_at timestamptz,
      left_at timestamptz)
    order by new.channel, new.key
    on conflict (company_id, channel, key) do nothing
    returning id
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}
