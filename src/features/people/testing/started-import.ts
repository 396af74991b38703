import type { RoleKey } from '#kernel/contract/permissions.ts';
import { systemClock } from '#kernel/server/clock.ts';
import type { Database } from '#kernel/server/database/database.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import { buildRegisters } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import { peopleImports } from '../server/import/people-imports.ts';
import { peopleImportKind } from '../server/import/people-import-kind.ts';
import { runImport } from '#kernel/server/imports/import-work.ts';
import { savePlan } from '../server/import/save-plan.ts';
import { peopleForPlan } from '../server/import/people-for-plan.ts';
import { startImport } from '#kernel/server/imports/store-import.ts';
import { planList } from '../server/rules/import/plan-list.ts';
import { readList } from '../server/rules/import/read-list.ts';
import { readSheet } from '#kernel/server/sheets/rules/read-sheet.ts';
import { testSecrets } from './staff.ts';

const now = new Date('2026-11-21T10:00:00Z');
const today = '2026-11-21';

/** Plans and starts the import of a file like the endpoints, without running it. */
export async function startedImport(company: Company, bytes: Uint8Array): Promise<string> {
  const file = await readSheet(bytes);
  if ('fault' in file) throw new Error(file.fault);
  const list = readList(file, { mapping: new Map(), order: undefined, today });
  const { sheet, sheets } = list;
  const { people, seenChange } = await peopleForPlan(company, testSecrets);
  const by = newId();
  const choices = { skip: new Set<number>(), create: new Set<number>(), leaveOutInvalid: false };
  const circumstances = { today, allowSynthetic: true, importedBy: by, grantableRoles: new Set<RoleKey>(), newId, choices };
  const { plan, columns } = planList(list, people, circumstances);
  const answers = { dateOrder: null, needsSalaryInterval: false, salaryInterval: null };
  const reading = { sheets, sheet, columns, ...answers, leaveOutInvalid: false, skip: [], create: [] };
  const importId = await savePlan({ company, secrets: testSecrets, now, by }, { fileName: 'ansatte.csv', reading, plan, seenChange });
  const starter = {
    accountId: null,
    companyUserId: by,
    role: 'systemadmin',
    via: 'session',
    requestId: newId(),
    timeZone: 'Europe/Oslo',
  } as const;
  await startImport(company, peopleImports, importId, { startedBy: starter, now });
  return importId;
}

/** Carries out an import as its work does, of which nobody is told. */
export function carryOutImport(services: Services, { companyId, importId }: { companyId: number; importId: string }): Promise<void> {
  const untold = async () => undefined;
  const work = { companyId, workId: newId(), recordId: importId, report: untold, end: untold, fail: untold };
  return runImport(services, peopleImportKind, work);
}

/** The services that an import uses, on a given database. */
export function importServices(database: Database): Services {
  const log = { info: () => undefined, error: () => undefined };
  const jobs = { enqueue: async () => undefined };
  // `runImport` uses only these services.
  return { database, secrets: testSecrets, clock: systemClock, log, jobs, ...buildRegisters([]) } as unknown as Services;
}
