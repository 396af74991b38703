import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { doWork } from '#testing/do-work.ts';
import type { TestCompany, TestServer } from '#testing/server.ts';
import * as endpoints from '../contract/endpoints-import.ts';
import type { ContractImport, ContractImportRow } from '../contract/entities-import.ts';
import { contractList } from './import-examples.ts';

interface Planned {
  planId: string;
  plan: ContractImport;
  rows: ContractImportRow[];
}

export async function validate(
  { admin }: { admin: Caller },
  content: string | Uint8Array,
  body: Record<string, unknown> = {},
  name?: string,
): Promise<Planned> {
  const answer = await admin.call(endpoints.validateContractImport, { ...contractList(content, name), body });
  expect([answer.status, answer.codes]).toEqual([200, []]);
  return answer.json as unknown as Planned;
}

export async function carryOut(server: TestServer, { admin, companyId }: TestCompany, planId: string): Promise<ContractImport> {
  const started = await admin.call(endpoints.importContracts, { body: { planId } });
  expect([started.status, started.codes]).toEqual([200, []]);
  await doWork(server, companyId);
  return progressOf(admin, planId);
}

export async function progressOf(who: Caller, importId: string): Promise<ContractImport> {
  const { json } = await who.call(endpoints.getContractImportStatus, { query: { importId } });
  return json['progress'] as ContractImport;
}

export async function rowsOf(who: Caller, planId: string, filter = {}): Promise<ContractImportRow[]> {
  const { json } = await who.call(endpoints.getContractImportRows, { body: { planId, filter } });
  return json['rows'] as ContractImportRow[];
}

export const undo = (who: Caller, importId: string) => who.call(endpoints.undoContractImport, { body: { importId } });

/** Rows as the text of a CSV file. */
export const csvOf = (...rows: readonly (readonly (string | number)[])[]): string => rows.map((row) => row.join(';')).join('\r\n');

/** How many lines the log has of a call about a kind of thing. */
export function linesOf(
  { database }: Pick<TestServer, 'database'>,
  { companyId }: TestCompany,
  { action, entity }: { action: string; entity: string },
): Promise<number> {
  return database.forCompany(companyId, async ({ tx }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from audit_log where action = ${action} and entity = ${entity}
    `.execute(tx);
    return rows[0]?.count ?? 0;
  });
}
