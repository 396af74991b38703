import type { Company } from '#kernel/server/database/unit.ts';
import { bind } from '#kernel/server/database/kysely.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Captures the statements that a read of the product would send; each returns no rows. */
export async function statementsOf(companyId: number, reading: (company: Company) => Promise<unknown>): Promise<Statement[]> {
  const kept: Statement[] = [];
  const { tx } = bind(async (text, values) => {
    kept.push({ text, values: [...values] });
    return { command: 'SELECT', rowCount: 0, rows: [], oid: 0, fields: [] };
  });
  await reading({ tx, id: companyId });
  return kept;
}
