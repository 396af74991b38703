import { sql } from 'kysely';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { RuleFields } from '../contract/rule.ts';
import { hasGivenTitle } from './reason-words.ts';

/** A stored rule, with no title where it is the given one, and with the current state of its creator. */
export interface RuleRow extends RuleFields {
  ruleId: string;
  isActive: boolean;
  version: number;
  createdBy: string | null;
  createdByFullName: string | null;
  isCreatorActive: boolean;
  creatorRole: RoleKey | null;
}

const columns = sql`
  rule.id as "ruleId", rule.reason, coalesce(rule.title, '') as title, rule.description, rule.recipients,
  json_build_object('direction', rule.direction, 'days', rule.days) as difference,
  rule.repeat_days as "repeatDays", rule.date, rule.channels, rule.actions, rule.is_active as "isActive", rule.version,
  rule.created_by as "createdBy", creator.first_name || ' ' || creator.last_name as "createdByFullName",
  coalesce(creator.state = 'active', false) as "isCreatorActive", creator.role as "creatorRole"`;

/** Locks the rules until the commit, so that two similar rules are not created at the same time. */
export async function lockRules({ id, tx }: Company): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('notification.rules', ${id}::integer))`.execute(tx);
}

/** All rules of the company, in order of creation. */
export async function readRules(company: Company): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select ${columns} from notification_rule rule
    left join company_user creator on creator.company_id = rule.company_id and creator.id = rule.created_by
    where rule.company_id = ${company.id}
    order by rule.created_at, rule.id
  `.execute(company.tx);
  return rows;
}

interface NewRule {
  ruleId: string;
  rule: RuleFields;
  /** Null: the product itself. */
  by: string | null;
  now: Date;
}

/** A given title is not stored, so that it stays given when the reason is worded anew (notifications.25). */
function storedTitle(rule: RuleFields): string | null {
  return hasGivenTitle(rule) ? null : rule.title.trim();
}

export async function insertRule(company: Company, { ruleId, rule, by, now }: NewRule): Promise<void> {
  await sql`
    insert into notification_rule
      (company_id, id, reason, title, description, recipients, direction, days, repeat_days, date, channels, actions, created_by, created_at)
    values (${company.id}, ${ruleId}::uuid, ${rule.reason}, ${storedTitle(rule)}, ${rule.description}, ${rule.recipients}::text[],
      ${rule.difference.direction}, ${rule.difference.days}, ${rule.repeatDays}, ${rule.date}::date, ${rule.channels}::smallint[],
      ${rule.actions}::text[], ${by}::uuid, ${now}::timestamptz)
  `.execute(company.tx);
}

export async function writeRule(company: Company, ruleId: string, rule: RuleFields, by: string): Promise<void> {
  await sql`
    update notification_rule set reason = ${rule.reason}, title = ${storedTitle(rule)}, description = ${rule.description},
      recipients = ${rule.recipients}::text[], direction = ${rule.difference.direction}, days = ${rule.difference.days},
      repeat_days = ${rule.repeatDays}, date = ${rule.date}::date, channels = ${rule.channels}::smallint[],
      actions = ${rule.actions}::text[], created_by = ${by}::uuid, version = version + 1
    where company_id = ${company.id} and id = ${ruleId}::uuid
  `.execute(company.tx);
}

export async function switchRule(company: Company, ruleId: string, isActive: boolean): Promise<void> {
  await sql`
    update notification_rule set is_active = ${isActive}, version = version + 1
    where company_id = ${company.id} and id = ${ruleId}::uuid
  `.execute(company.tx);
}

export async function deleteRuleRow(company: Company, ruleId: string): Promise<void> {
  await sql`delete from notification_rule where company_id = ${company.id} and id = ${ruleId}::uuid`.execute(company.tx);
}

/** Erases a person's data: their notifications and those about them are deleted, their name goes from what others were told; their rules stay, without a creator. */
export async function eraseFromNotifications(company: Company, companyUserId: string): Promise<void> {
  const { id, tx } = company;
  await sql`
    with told as (
      delete from notification
      where company_id = ${id} and (company_user_id = ${companyUserId}::uuid or related_company_user_id = ${companyUserId}::uuid)
    ), named as (
      update notification set facts = jsonb_set(facts, path, '""')
      from (values ('{absence,currentVersion,createdBy}'::text[], '{absence,currentVersion,createdBy,fullName}'::text[]),
        ('{vacationDaysTransferRequest,actionCompanyUser}', '{vacationDaysTransferRequest,actionCompanyUser,fullName}')) as said (who, path)
      where company_id = ${id} and company_user_id <> ${companyUserId}::uuid and related_company_user_id is distinct from ${companyUserId}::uuid
        and facts #>> (who || 'companyUserId'::text) = ${companyUserId}
    ), sent as (
      delete from notification_delivery where company_id = ${id} and company_user_id = ${companyUserId}::uuid
    ), chosen as (
      delete from notification_preference where company_id = ${id} and company_user_id = ${companyUserId}::uuid
    )
    update notification_rule set created_by = null where company_id = ${id} and created_by = ${companyUserId}::uuid
  `.execute(tx);
}

/** Deletes what was told of records that are erased (notifications.15). */
export async function deleteNotificationsOf(company: Company, recordIds: readonly string[]): Promise<void> {
  if (recordIds.length === 0) return;
  await sql`
    delete from notification
    where company_id = ${company.id} and (scope_id = any(${[...recordIds]}::text[]) or facts #>> '{record,recordId}' = any(${[...recordIds]}::text[])
      or facts #>> '{gdpr,recordId}' = any(${[...recordIds]}::text[]))
  `.execute(company.tx);
}

/** How many rules a person has made. */
export async function countRulesOf(company: Company, companyUserId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from notification_rule where company_id = ${company.id} and created_by = ${companyUserId}::uuid
  `.execute(company.tx);
  return rows[0]?.count ?? 0;
}
