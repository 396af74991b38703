import type { z } from 'zod';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import { twoStepHandler, type PrepareContext } from '#kernel/server/serve.ts';
import { startWork } from '#kernel/server/work/start-work.ts';
import type { syncPowerOffice, syncTripletex, syncUniMicro } from '../../contract/endpoints-sync.ts';
import type { Sync } from '../../contract/entities.ts';
import { comparisonRetentionHours, newestComparisonHours, syncKind, syncsKept, type AccountingSystem } from '../../contract/kinds.ts';
import { openComparison } from '../comparison/stored-comparison.ts';
import { readComparison, readContent, readNewestComparison } from '../comparison/store-comparison.ts';
import { requireConnected } from '../connections/open-connection.ts';
import { mayIntegrate, maySyncHere } from '../policy.ts';
import { chooseRows, choosesUnsettled } from '../rules/choose-rows.ts';
import { untilEnded } from '../until-ended.ts';
import { nothing, sealContent } from './row-content.ts';
import { showSync } from './present-sync.ts';
import { insertRows } from './store-rows.ts';
import { deleteOlderSyncs, findSame, insertSync, readSync } from './store-sync.ts';
import { syncWork } from './sync-work.ts';

const hour = 3_600_000;

type Choices = z.output<typeof syncPowerOffice.body>;
type PrepareSync = Pick<PrepareContext<typeof syncPowerOffice>, 'services' | 'actor' | 'call' | 'now' | 'fail'>;
type Started = { syncId: string };

// Starts what was chosen and waits some seconds for its end, outside any transaction (integrations.43).
export const syncWithPowerOffice = twoStepHandler<typeof syncPowerOffice, Started>(
  (before, { body }) => startAndWait(before, 'poweroffice', body),
  answerSync,
);
export const syncWithTripletex = twoStepHandler<typeof syncTripletex, Started>(
  (before, { body }) => startAndWait(before, 'tripletex', body),
  answerSync,
);
export const syncWithUniMicro = twoStepHandler<typeof syncUniMicro, Started>(
  (before, { body }) => startAndWait(before, 'unimicro', body),
  answerSync,
);

async function startAndWait(
  { services, actor, call, now, fail }: PrepareSync,
  system: AccountingSystem,
  choices: Choices,
): Promise<Started> {
  if (!mayIntegrate(actor.member)) fail('common.Forbidden');
  const companyId = call.companyId ?? fail('common.NotFound');
  const by = { startedBy: actor.member.companyUserId, mayWriteHere: maySyncHere(actor.member) };
  if (choices.addToSamspillExternalIds.length > 0) requireWriteHere(by, fail);
  const syncId = await services.database.forCompany(companyId, (company) =>
    start({ company, services, now, fail }, { system, choices, ...by }),
  );
  await untilEnded(services, { companyId, recordId: syncId });
  return { syncId };
}

interface StartedBy {
  startedBy: string;
  mayWriteHere: boolean;
}

/** Judged once, as for an import: what a sync writes later is what was chosen now (integrations.56). */
function requireWriteHere({ mayWriteHere }: Pick<StartedBy, 'mayWriteHere'>, fail: PrepareSync['fail']): void {
  if (!mayWriteHere) fail('common.Forbidden', 403, { details: { permission: 'EmployeesEdit' } });
}

type Starting = Pick<PrepareSync, 'services' | 'now' | 'fail'> & { company: Company };

async function start(
  { company, services, now, fail }: Starting,
  { system, choices, startedBy, mayWriteHere }: { system: AccountingSystem; choices: Choices } & StartedBy,
): Promise<string> {
  await requireConnected(company, system, fail);
  const { comparisonId, content } = await readChosenFrom({ company, now, fail }, system, choices.comparisonId);
  const comparison = openComparison(services.secrets, content, { companyId: company.id, comparisonId });
  const rows = chooseRows(comparison.people, choices) ?? fail('common.NotFound');
  if (choosesUnsettled(comparison.people, choices)) fail('integrations.MatchNotSettled');
  if (rows.some(({ here }) => here.length > 0)) requireWriteHere({ mayWriteHere }, fail);
  const syncId = newId();
  const isNew = await startWork(company, services.jobs, { kind: syncWork, recordId: syncId, key: system, startedBy, now });
  const choice = services.secrets.digest(JSON.stringify([comparisonId, choices]), 'sync-choice');
  // A call that was sent twice at the same moment is one sync.
  if (!isNew) return (await findSame(company, { system, startedBy, choice })) ?? fail('integrations.SyncRunning');
  await insertSync(company, { syncId, system, usesOurData: choices.useSamspillData, choice, startedBy, now });
  const sealed = rows.map(({ action, companyUserId, externalId, ...chosen }, index) => {
    const number = index + 1;
    const version = companyUserId === null ? null : (comparison.ours[companyUserId] ?? null);
    const mark = externalId === null ? null : (comparison.theirs[externalId] ?? null);
    const plan = { ...nothing, ...chosen, version, mark };
    return {
      number,
      action,
      companyUserId,
      externalId,
      content: sealContent(services.secrets, plan, { companyId: company.id, syncId, number }),
    };
  });
  await insertRows(company, syncId, sealed);
  await deleteOlderSyncs(company, system, syncsKept);
  return syncId;
}

/** The comparison that was chosen from: the named one, or the newest of at most an hour. */
async function readChosenFrom(
  { company, now, fail }: Pick<Starting, 'company' | 'now' | 'fail'>,
  system: AccountingSystem,
  named: string | undefined,
) {
  const since = (hours: number) => new Date(now.getTime() - hours * hour);
  const found =
    named === undefined ? await readNewestComparison(company, system, since(newestComparisonHours)) : await readComparison(company, named);
  // It was erased with somebody in it, or after its day: people are compared again.
  if (named !== undefined && found?.system !== system) fail('integrations.ComparisonNotFound', 404);
  const isFresh = found?.state === 'done' && found.createdAt >= since(comparisonRetentionHours);
  const content = isFresh ? await readContent(company, found.comparisonId) : undefined;
  if (!found || content === undefined) return fail('integrations.ComparisonTooOld');
  return { comparisonId: found.comparisonId, content };
}

type Answering = Pick<CallContext, 'company' | 'services' | 'actor' | 'now' | 'fail' | 'audit'> & {
  prepared: Started;
  partly: (codes: readonly 'integrations.SyncedInPart'[]) => void;
};

async function answerSync(answering: Answering): Promise<{ sync: Sync }> {
  const { company, fail, audit, partly } = answering;
  const { syncId } = answering.prepared;
  const head = (await readSync(company, syncId)) ?? fail('common.NotFound');
  const { system, usesOurData, total } = head;
  audit({ entity: syncKind, entityId: syncId, after: { system, usesOurData, people: total } });
  if (head.state === 'partly' || head.state === 'failed') partly(['integrations.SyncedInPart']);
  return { sync: await showSync(answering, head) };
}
