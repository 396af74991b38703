import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { BilledPart, GivenDiscount, PaidItem, PaidState, PendingChange } from '../pricing/shapes.ts';

export async function readPaidItems(company: Company, day: string): Promise<PaidItem[]> {
  const { rows } = await sql<PaidItem>`
    select id as "itemId", plan_id as "planId", tier_id as "tierId", catalogue_version as "catalogueVersion",
      from_day::text as "from", to_day::text as "to"
    from subscription_item where company_id = ${company.id} and (to_day is null or to_day >= ${day}::date) order by from_day, id
  `.execute(company.tx);
  return rows;
}

export async function readPendingChanges(company: Company): Promise<PendingChange[]> {
  const { rows } = await sql<PendingChange>`
    select id, kind, item_id as "itemId", day::text as day,
      case when to_plan_id is not null then json_build_object('planId', to_plan_id, 'tierId', to_tier_id) end as "to"
    from subscription_change where company_id = ${company.id} order by day, id
  `.execute(company.tx);
  return rows;
}

/** The discounts that hold on a day or later. */
export async function readDiscounts(company: Company, day: string): Promise<GivenDiscount[]> {
  type Content = Pick<GivenDiscount, 'gives' | 'plans' | 'includesProducts' | 'isForTerm'>;
  const { rows } = await sql<Omit<GivenDiscount, keyof Content> & { content: Content }>`
    select id as "discountId", code, content, from_day::text as "from", to_day::text as "to", replaced_on::text as "replacedOn"
    from subscription_discount where company_id = ${company.id} and (to_day is null or to_day >= ${day}::date) order by from_day, id
  `.execute(company.tx);
  return rows.map(({ content, ...row }) => ({ ...content, ...row }));
}

export async function readBilled(company: Company): Promise<BilledPart[]> {
  const { rows } = await sql<BilledPart>`
    select subject_id as "subjectId", net::double precision as net, charged_by as year from subscription_billed where company_id = ${company.id} order by subject_id
  `.execute(company.tx);
  return rows;
}

/** Writes when the periods of payment are. */
export async function writePeriods(
  company: Company,
  { anchor, interval, nextDay }: Pick<PaidState, 'anchor' | 'interval' | 'nextDay'>,
): Promise<void> {
  await sql`
    update subscription set anchor = ${anchor}::date, interval = ${interval}, next_day = ${nextDay}::date, version = version + 1
    where company_id = ${company.id}
  `.execute(company.tx);
}

/** Ends plans after a day; one that has begun later was never there. */
export async function endItems(company: Company, itemIds: readonly string[], lastDay: string): Promise<void> {
  await sql`delete from subscription_item where company_id = ${company.id} and id = any(${[...itemIds]}::uuid[]) and from_day > ${lastDay}::date`.execute(
    company.tx,
  );
  await sql`update subscription_item set to_day = ${lastDay}::date where company_id = ${company.id} and id = any(${[...itemIds]}::uuid[])`.execute(
    company.tx,
  );
}

export async function insertItems(company: Company, items: readonly PaidItem[], now: Date): Promise<void> {
  if (items.length === 0) return;
  await sql`
    insert into subscription_item (company_id, id, plan_id, tier_id, catalogue_version, from_day, to_day, created_at)
    select ${company.id}, id, plan_id, tier_id, version, from_day, to_day, ${now}::timestamptz
    from unnest(${items.map(({ itemId }) => itemId)}::uuid[], ${items.map(({ planId }) => planId)}::text[],
      ${items.map(({ tierId }) => tierId)}::text[], ${items.map(({ catalogueVersion }) => catalogueVersion)}::integer[],
      ${items.map(({ from }) => from)}::date[], ${items.map(({ to }) => to)}::date[]) as item (id, plan_id, tier_id, version, from_day, to_day)
  `.execute(company.tx);
}

/** Sets what waits to exactly these. */
export async function writeChanges(company: Company, changes: readonly PendingChange[], now: Date): Promise<void> {
  await sql`
    with kept as (
      insert into subscription_change (company_id, id, kind, item_id, to_plan_id, to_tier_id, day, wished_at)
      select ${company.id}, id, kind, item_id, to_plan_id, to_tier_id, day, ${now}::timestamptz
      from unnest(${changes.map(({ id }) => id)}::uuid[], ${changes.map(({ kind }) => kind)}::text[],
        ${changes.map(({ itemId }) => itemId)}::uuid[], ${changes.map(({ to }) => to?.planId ?? null)}::text[],
        ${changes.map(({ to }) => to?.tierId ?? null)}::text[], ${changes.map(({ day }) => day)}::date[])
        as change (id, kind, item_id, to_plan_id, to_tier_id, day)
      on conflict (company_id, id) do nothing
    )
    delete from subscription_change where company_id = ${company.id} and id <> all(${changes.map(({ id }) => id)}::uuid[])
  `.execute(company.tx);
}

/** Leaves only these of what waits. */
export async function keepChanges(company: Company, ids: readonly string[]): Promise<void> {
  await sql`delete from subscription_change where company_id = ${company.id} and id <> all(${[...ids]}::uuid[])`.execute(company.tx);
}

/** Keeps new discounts, and says how long former ones hold. */
export async function writeDiscounts(company: Company, discounts: readonly GivenDiscount[]): Promise<void> {
  if (discounts.length === 0) return;
  const contents = discounts.map(({ gives, plans, includesProducts, isForTerm }) =>
    JSON.stringify({ gives, plans, includesProducts, isForTerm }),
  );
  await sql`
    insert into subscription_discount (company_id, id, code, content, from_day, to_day, replaced_on)
    select ${company.id}, id, code, content, from_day, to_day, replaced_on
    from unnest(${discounts.map(({ discountId }) => discountId)}::uuid[], ${discounts.map(({ code }) => code)}::text[], ${contents}::jsonb[],
      ${discounts.map(({ from }) => from)}::date[], ${discounts.map(({ to }) => to)}::date[],
      ${discounts.map(({ replacedOn }) => replacedOn)}::date[]) as given (id, code, content, from_day, to_day, replaced_on)
    on conflict (company_id, id) do update set to_day = excluded.to_day, replaced_on = excluded.replaced_on
  `.execute(company.tx);
}

/** Takes away the discounts that begin with a day, and lets those go on that they would have replaced; answers their codes. */
export async function deleteDiscountsFrom(company: Company, day: string): Promise<string[]> {
  await sql`
    update subscription_discount set replaced_on = null where company_id = ${company.id} and from_day < ${day}::date and replaced_on = ${day}::date
  `.execute(company.tx);
  const { rows } = await sql<{ code: string }>`
    delete from subscription_discount where company_id = ${company.id} and from_day = ${day}::date returning code
  `.execute(company.tx);
  return rows.map(({ code }) => code);
}

/** Sets what was charged in the running term to exactly this. */
export async function writeBilled(company: Company, billed: readonly BilledPart[]): Promise<void> {
  const subjects = billed.map(({ subjectId }) => subjectId);
  await sql`
    with kept as (
      insert into subscription_billed (company_id, subject_id, net, charged_by)
      select ${company.id}, "subjectId", net, year from jsonb_to_recordset(${JSON.stringify(billed)}::jsonb)
        as part ("subjectId" uuid, net bigint, year jsonb)
      on conflict (company_id, subject_id) do update set net = excluded.net, charged_by = excluded.charged_by
    )
    delete from subscription_billed where company_id = ${company.id} and subject_id <> all(${subjects}::uuid[])
  `.execute(company.tx);
}
