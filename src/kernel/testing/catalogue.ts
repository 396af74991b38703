import type pg from 'pg';
import { globalSchemas, globalTables } from '../server/database/global-tables.ts';

/** A rule for all tables, and a query for the tables, keys and policies that violate it. */
interface CatalogueRule {
  name: string;
  breaks: string;
}

// $1 are the global tables, $2 the schemas that are entirely global. `key` and `index` columns are names in order.
const views = `
  with found as (
    select c.oid, c.relname::text as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced, c.relname = any($1) as global,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and a.attnotnull and not a.attisdropped) as owned
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not n.nspname = any($2) and n.nspname not in ('information_schema', 'pg_catalog', 'pg_toast') and n.nspname !~ '^pg_temp'
  ),
  company_table as (select * from found where not global),
  column_list as (
    select con.oid as id, con.conrelid, con.confrelid, con.conname::text as name, con.contype,
      array(select a.attname::text from unnest(con.conkey) with ordinality k(n, i) join pg_attribute a on a.attrelid = con.conrelid and a.attnum = k.n order by i) as columns,
      array(select a.attname::text from unnest(con.confkey) with ordinality k(n, i) join pg_attribute a on a.attrelid = con.confrelid and a.attnum = k.n order by i) as target_columns
    from pg_constraint con
  ),
  foreign_key as (
    select t.name as table, k.name, k.columns, k.target_columns, target.name as target, target.global as target_global
    from column_list k join company_table t on t.oid = k.conrelid join found target on target.oid = k.confrelid where k.contype = 'f'
  ),
  index as (
    select t.name as table, i.indexrelid::regclass::text as name, i.indisunique as is_unique, i.indpred is not null as partial,
      array(select a.attname::text from unnest(i.indkey::int2[]) with ordinality k(n, i) left join pg_attribute a on a.attrelid = t.oid and a.attnum = k.n and k.n > 0 order by k.i) as columns
    from pg_index i join company_table t on t.oid = i.indrelid
  ),
  own as (select '(company_id = (NULLIF(current_setting(''app.company_id''::text, true), ''''::text))::integer)' as condition)`;

const rules: readonly CatalogueRule[] = [
  { name: 'is listed as global or has company_id, which is never null', breaks: 'select name from company_table where not owned' },
  { name: 'has forced row-level security', breaks: 'select name from company_table where not (enabled and forced)' },
  {
    name: 'has a policy that shows and accepts rows of the company only',
    breaks: `select name from company_table t where not exists (
      select from pg_policies p, own where p.tablename = t.name and p.cmd = 'ALL' and p.qual = own.condition and p.with_check = own.condition)`,
  },
  {
    name: 'has no other policy, but for reading what belongs to the account',
    breaks: `select p.tablename || '.' || p.policyname as name from pg_policies p join company_table t on t.name = p.tablename, own
      where not (p.cmd = 'ALL' and p.qual = own.condition and p.with_check = own.condition)
        and not (p.cmd = 'SELECT' and regexp_replace(p.qual, '[[:space:]]+', ' ', 'g') in (
          '(account_id = (NULLIF(current_setting(''app.account_id''::text, true), ''''::text))::uuid)',
          '(EXISTS ( SELECT FROM company_user member WHERE ((member.company_id = company.company_id) AND (member.account_id = (NULLIF(current_setting(''app.account_id''::text, true), ''''::text))::uuid))))'))`,
  },
  {
    name: 'has a primary key that begins with company_id',
    breaks: `select name from company_table t
      where not exists (select from column_list k where k.conrelid = t.oid and k.contype = 'p' and k.columns[1] = 'company_id')`,
  },
  {
    name: 'is unique only within the company',
    breaks: `select name from index where is_unique and not 'company_id' = any(columns)`,
  },
  {
    name: 'points only to rows of the same company',
    breaks: `select "table" || '.' || name as name from foreign_key where not target_global
      and (array_position(columns, 'company_id') is null or target_columns[array_position(columns, 'company_id')] <> 'company_id')`,
  },
  {
    name: 'has an index that begins with company_id for each foreign key',
    breaks: `select f."table" || '.' || f.name as name from foreign_key f where not f.target_global and not exists (
      select from index i where i."table" = f."table" and not i.partial and i.columns[1] = 'company_id'
        and (i.columns[1:cardinality(f.columns)] @> f.columns or (i.is_unique and cardinality(i.columns) = 1)))`,
  },
  {
    name: 'belongs to a known company, directly or through the rows it points to',
    breaks: `select name from company_table except select r.name from (
      with recursive reached(name) as (
        select 'known_company' collate "C" union select f."table" from foreign_key f join reached on reached.name = f.target where 'company_id' = any(f.columns)
      ) select name from reached) r`,
  },
];

/** The names of the rules for all tables. */
export const catalogueRules: readonly string[] = rules.map((rule) => rule.name);

/** The violations of a rule in this database. */
export async function breaking(client: pg.ClientBase, ruleName: string): Promise<string[]> {
  const rule = rules.find(({ name }) => name === ruleName);
  if (!rule) throw new Error(`There is no rule "${ruleName}"`);
  const { rows } = await client.query<{ name: string }>(`${views} ${rule.breaks} order by 1`, [
    Object.keys(globalTables),
    Object.keys(globalSchemas),
  ]);
  return rows.map((row) => row.name);
}
