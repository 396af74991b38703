import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { pageClause } from '#kernel/server/database/paging.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { DocumentFilter, DocumentSort } from '../contract/lists.ts';
import type { Words } from '../contract/template.ts';
import { head, type DocumentHead } from './store-documents.ts';

/** Whose documents are read: everybody's, or those of some people and one's own that are no first drafts. */
export type Selection = 'all' | { people: readonly string[]; own: string };

interface Order {
  /** Without it drafts come first, then what was changed last. */
  sortBy?: DocumentSort | undefined;
  sortDirection: 'asc' | 'desc';
  page?: { page: number; pageSize: number } | undefined;
}

const norwegian = (words: RawBuilder<unknown>) => sql`nullif(${words}, '') collate "nb-x-icu"`;

/** The words of a row as the reader sees them: of a contract that is edited again, those who do not make contracts see what was published. */
function wordsSeen(selection: Selection): Record<'name' | 'employee' | 'position', RawBuilder<unknown>> {
  const employee = (first: RawBuilder<unknown>, last: RawBuilder<unknown>) => sql`btrim(concat_ws(' ', ${first}, ${last}))`;
  const seen = (column: RawBuilder<unknown>, key: keyof NonNullable<DocumentHead['publishedWords']>) =>
    selection === 'all' ? column : sql`case when state = 4 then published_words ->> ${sql.lit(key)} else ${column} end`;
  return {
    name: seen(sql`name`, 'name'),
    employee: employee(seen(sql`first_name`, 'firstName'), seen(sql`last_name`, 'lastName')),
    position: seen(sql`position`, 'position'),
  };
}

const columns: Record<Exclude<DocumentSort, 'employee' | 'position'>, RawBuilder<unknown>> = {
  template: norwegian(sql`template_names ->> language`),
  language: sql`language`,
  state: sql`state`,
  created: sql`created_at`,
  changed: sql`changed_at`,
};

/** The documents of a filter in an order; all of them without a page. What has no value comes last. */
export async function readHeads(company: Company, selection: Selection, filter: DocumentFilter, order: Order): Promise<DocumentHead[]> {
  const { rows } = await sql<DocumentHead>`
    select ${head} from employment_contract where ${selected(company, selection, filter)}
    order by ${orderClause(selection, order)} ${order.page ? pageClause(order.page) : sql``}
  `.execute(company.tx);
  return rows;
}

function orderClause(selection: Selection, { sortBy, sortDirection }: Order): RawBuilder<unknown> {
  if (sortBy === undefined) return sql`is_draft desc, changed_at desc, id desc`;
  const direction = sortDirection === 'desc' ? sql`desc` : sql`asc`;
  const column = sortBy === 'employee' || sortBy === 'position' ? norwegian(wordsSeen(selection)[sortBy]) : columns[sortBy];
  return sql`${column} ${direction} nulls last, id ${direction}`;
}

export async function countHeads(company: Company, selection: Selection, filter: DocumentFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from employment_contract where ${selected(company, selection, filter)}
  `.execute(company.tx);
  return rows[0]?.count ?? 0;
}

/** The templates of the documents that somebody sees, each once, as the newest document names it. */
export async function readUsedTemplates(company: Company, selection: Selection): Promise<{ templateId: string; name: Words }[]> {
  const { rows } = await sql<{ templateId: string; name: Words }>`
    select distinct on (template_key) template_key as "templateId", template_names as name from employment_contract
    where ${selected(company, selection, {})} order by template_key, created_at desc
  `.execute(company.tx);
  return rows;
}

function selected(company: Company, selection: Selection, filter: DocumentFilter): RawBuilder<unknown> {
  const { states, templateIds, languages, companyUserIds } = filter;
  const any = [sql`company_id = ${company.id}`];
  if (selection !== 'all') {
    any.push(sql`(person_id = any(${[...selection.people]}::uuid[]) or (person_id = ${selection.own}::uuid and state <> 1))`);
  }
  if (states) any.push(sql`state = any(${states}::smallint[])`);
  if (templateIds) any.push(sql`template_key = any(${templateIds}::text[])`);
  if (languages) any.push(sql`language = any(${languages}::text[])`);
  if (companyUserIds) any.push(sql`person_id = any(${companyUserIds}::uuid[])`);
  return sql.join([...any, ...byText(selection, filter)], sql` and `);
}

/** Each word somewhere in what the row shows. */
function byText(selection: Selection, { search }: DocumentFilter): RawBuilder<unknown>[] {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const { name, employee, position } = wordsSeen(selection);
  const text = sql`lower(concat_ws(' ', ${name}, ${employee}, ${position}, template_names ->> language))`;
  return words.map((word) => sql`strpos(${text}, ${word}) > 0`);
}
