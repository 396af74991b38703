import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';
import type { PlanId } from '../../contract/catalogue.ts';

/** What a discount code gives (subscription.16). */
export interface CodeContent {
  gives: { percent: number } | { amount: number };
  /** For how many months; 1 for once, null for always. */
  months: number | null;
  /** Null for every plan. */
  plans: PlanId[] | null;
  includesProducts: boolean;
  from: string;
  /** Its last day; null for none. */
  to: string | null;
}

export interface CodeRow extends CodeContent {
  code: string;
  mostUses: number | null;
  uses: number;
}

const columns = sql`code, content, most_uses as "mostUses", uses`;
type Stored = Pick<CodeRow, 'code' | 'mostUses' | 'uses'> & { content: CodeContent };
const opened = ({ content, ...row }: Stored): CodeRow => ({ ...content, ...row });

/** A code as it is kept; how it is written does not matter. */
export async function readCode(unit: Unit, code: string): Promise<CodeRow | undefined> {
  const { rows } = await sql<Stored>`select ${columns} from discount_code where code = upper(${code})`.execute(unit.tx);
  return rows.map(opened)[0];
}

/** All codes, for the operator. */
export async function listCodes(unit: Unit): Promise<CodeRow[]> {
  const { rows } = await sql<Stored>`select ${columns} from discount_code order by code`.execute(unit.tx);
  return rows.map(opened);
}

/** Adds a code; false when there is one of that name, whose terms stay. */
export async function insertCode(unit: Unit, { code, mostUses, ...content }: Omit<CodeRow, 'uses'>, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into discount_code (code, content, most_uses, created_at)
    values (upper(${code}), ${JSON.stringify(content)}::jsonb, ${mostUses}::integer, ${now}::timestamptz)
    on conflict (code) do nothing returning code
  `.execute(unit.tx);
  return rows.length > 0;
}

/** Gives back the uses that were taken for what did not come about. */
export async function returnUses(unit: Unit, codes: readonly string[]): Promise<void> {
  await sql`
    update discount_code set uses = greatest(0, uses - returned.times)
    from (select upper(code) as code, count(*)::integer as times from unnest(${[...codes]}::text[]) as one (code) group by upper(code)) returned
    where discount_code.code = returned.code
  `.execute(unit.tx);
}

/** Takes one use of a code, and holds it until the commit; false when it is used up. */
export async function takeUse(unit: Unit, code: string): Promise<boolean> {
  const { rows } = await sql`
    update discount_code set uses = uses + 1 where code = upper(${code}) and (most_uses is null or uses < most_uses) returning code
  `.execute(unit.tx);
  return rows.length > 0;
}
