import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

interface PropertiesRow {
  subscriptionUuid: string;
  customerUuid: string;
  trialEndsAt: Date;
  isAcknowledged: boolean;
  isLocked: boolean;
  /** The plans that run on a day. */
  plans: string[];
  features: string[] | null;
}

/** What pages know of the company's subscription, in one statement; undefined while it has none. */
export async function readProperties(company: Company, today: string): Promise<PropertiesRow | undefined> {
  const { rows } = await sql<PropertiesRow>`
    select held.subscription_uuid as "subscriptionUuid", held.customer_uuid as "customerUuid", held.trial_ends_at as "trialEndsAt",
      held.trial_acknowledged_at is not null as "isAcknowledged", held.locked_at is not null as "isLocked",
      owner.subscription_features as features,
      coalesce((
        select array_agg(item.plan_id order by item.from_day, item.id) from subscription_item item
        where item.company_id = held.company_id and item.from_day <= ${today}::date and (item.to_day is null or item.to_day >= ${today}::date)
      ), '{}') as plans
    from subscription held join company owner on owner.company_id = held.company_id
    where held.company_id = ${company.id}
  `.execute(company.tx);
  return rows[0];
}
