import { expect } from 'vitest';
import { doWork } from '#testing/do-work.ts';
import type { TestCompany, TestServer } from '#testing/server.ts';
import { getCompanyUser } from '../contract/endpoints.ts';
import * as endpoints from '../contract/endpoints-import.ts';
import type { ImportRow, PeopleImport } from '../contract/entities-import.ts';
import { staffFile } from './import-examples.ts';
import { addStaff } from './staff.ts';

interface Planned {
  planId: string;
  plan: PeopleImport;
  rows: ImportRow[];
}

/** What tests of an import do through the API. */
export function importTools(server: TestServer) {
  async function validate({ admin }: Pick<TestCompany, 'admin'>, csv: string, body: Record<string, unknown> = {}): Promise<Planned> {
    const answer = await admin.call(endpoints.validateImport, { ...staffFile(csv), body });
    expect([answer.status, answer.codes]).toEqual([200, []]);
    return answer.json as unknown as Planned;
  }

  async function carryOut({ admin, companyId }: TestCompany, planId: string): Promise<PeopleImport> {
    const started = await admin.call(endpoints.importPeople, { body: { planId } });
    expect([started.status, started.codes]).toEqual([200, []]);
    await doWork(server, companyId);
    const answer = await admin.call(endpoints.getImportStatus, { query: { importId: planId } });
    return answer.json['progress'] as PeopleImport;
  }

  async function rowsOf({ admin }: TestCompany, planId: string, filter = {}): Promise<ImportRow[]> {
    const { json } = await admin.call(endpoints.getImportRows, { body: { planId, filter } });
    return json['rows'] as ImportRow[];
  }

  async function personOf({ admin }: TestCompany, id: string): Promise<Record<string, unknown>> {
    const { json } = await admin.call(getCompanyUser, { query: { companyUserEncrId: id, shouldLog: true } });
    return json['companyUser'] as Record<string, unknown>;
  }

  const staffOf = (company: TestCompany, ...staff: Parameters<typeof addStaff>[1]) =>
    server.database.forCompany(company.companyId, (unit) => addStaff(unit, staff, server.services.secrets));

  return { validate, carryOut, rowsOf, personOf, staffOf };
}
