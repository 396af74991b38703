import { importWork } from '#kernel/server/imports/import-work.ts';
import { readImport, startImport } from '#kernel/server/imports/store-import.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { startWork } from '#kernel/server/work/start-work.ts';
import type { importContracts as contract } from '../../contract/endpoints-import.ts';
import { lockSettings } from '../store-settings.ts';
import { contractImportKind } from './contract-import-kind.ts';
import { contractImports, openReading } from './contract-imports.ts';
import { presentImport, roomFor } from './present-import.ts';

/** Starts the import of a plan. Called again, it answers the progress. */
export const importContracts: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, call, services, now, fail, audit } = context;
  const plan = (await readImport(company, contractImports, body.planId, { lock: true })) ?? fail('common.NotFound');
  if (plan.state === 'undone') fail('contracts.ImportUndone');
  if (plan.state !== 'planned') return { importId: plan.id, progress: await presentImport(context, plan) };
  const { needsInterval } = openReading(services.secrets, plan.reading, { companyId: company.id, importId: plan.id });
  if (plan.needsDateOrder) fail('contracts.ImportDateOrderMissing');
  if (needsInterval) fail('contracts.ImportIntervalMissing');
  if (plan.total === 0) fail('contracts.ImportNothingToDo');
  await requireRoom(context, plan.counts.create);
  const { companyUserId, role, timeZone } = actor.member;
  const { requestId } = call;
  const startedBy = { accountId: actor.account.id, companyUserId, role, via: actor.via, requestId, timeZone };
  await startImport(company, contractImports, plan.id, { startedBy, now });
  await startWork(company, services.jobs, { kind: importWork(contractImportKind), recordId: plan.id, startedBy: companyUserId, now });
  audit({ entity: 'contractImport', entityId: plan.id, after: { fileName: plan.fileName, counts: plan.counts } });
  const started = (await readImport(company, contractImports, plan.id)) ?? fail('common.NotFound');
  return { importId: plan.id, progress: await presentImport(context, started) };
};

/** Refuses when the subscription covers fewer new contracts than the plan adds. */
async function requireRoom(context: Parameters<Handler<typeof contract>>[0], added: number): Promise<void> {
  if (!(await roomFor(context))) return;
  await lockSettings(context.company);
  const taken = await roomFor(context);
  if (taken && added > taken.room) context.fail('contracts.LimitReached', 403, { details: { ...taken, added } });
}
