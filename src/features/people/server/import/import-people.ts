import { refuse } from '#kernel/server/refuse.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { startWork } from '#kernel/server/work/start-work.ts';
import type { importPeople as contract } from '../../contract/endpoints-import.ts';
import { refusedRoom } from '../room.ts';
import { lockReportingLines } from '../store-reporting.ts';
import { peopleImports } from './people-imports.ts';
import { openReading } from './plan-content.ts';
import { importWork } from '#kernel/server/imports/import-work.ts';
import { peopleImportKind } from './people-import-kind.ts';
import { presentImport } from './present-import.ts';
import { readImport, startImport } from '#kernel/server/imports/store-import.ts';

/** Starts the import of a plan. Called again, it answers the progress. */
export const importPeople: Handler<typeof contract> = async ({ company, actor, call, services, now, fail, audit }, { body }) => {
  const place = { companyId: company.id, importId: body.planId };
  // Before the import, as an erasure does, whose names are in it.
  await lockReportingLines(company);
  const plan = (await readImport(company, peopleImports, body.planId, { lock: true })) ?? fail('common.NotFound');
  if (plan.state === 'undone') fail('people.ImportUndone');
  if (plan.state !== 'planned') return { importId: plan.id, progress: presentImport(plan, place, services.secrets) };
  const { leavers, seats, needsSalaryInterval } = openReading(services.secrets, plan.reading, place);
  if (plan.needsDateOrder) fail('people.ImportDateOrderMissing');
  if (needsSalaryInterval) fail('people.ImportIntervalMissing');
  if (plan.total === 0) fail('people.ImportNothingToDo');
  const noRoom = await refusedRoom(company, seats ?? { users: plan.counts.create - leavers, administrators: 0 });
  if (noRoom) refuse(fail, noRoom);
  const { companyUserId, role, timeZone } = actor.member;
  const { requestId } = call;
  const startedBy = { accountId: actor.account.id, companyUserId, role, via: actor.via, requestId, timeZone };
  await startImport(company, peopleImports, plan.id, { startedBy, now });
  await startWork(company, services.jobs, { kind: importWork(peopleImportKind), recordId: plan.id, startedBy: companyUserId, now });
  audit({ entity: 'peopleImport', entityId: plan.id, after: { fileName: plan.fileName, counts: plan.counts } });
  const started = (await readImport(company, peopleImports, plan.id)) ?? fail('common.NotFound');
  return { importId: plan.id, progress: presentImport(started, place, services.secrets) };
};
