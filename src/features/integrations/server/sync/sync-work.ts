import type { Services } from '#kernel/server/services.ts';
import { queueOf } from '#kernel/server/work/start-work.ts';
import type { RunningWork, WorkKind } from '#kernel/server/work/work-kind.ts';
import { isHalt, syncKind } from '../../contract/kinds.ts';
import { findHalt } from '../has-integrations.ts';
import { noteSuccess } from '../connections/note-tries.ts';
import { openConnection } from '../connections/open-connection.ts';
import { plainReasonOf } from '../comparison/refusal-codes.ts';
import { addHere } from './add-here.ts';
import { addThere } from './add-there.ts';
import { ask } from './ask.ts';
import { levelPerson } from './level-person.ts';
import { openContent } from './row-content.ts';
import { inSync, releaseSync, SyncLost, SyncStopped, takeOver, type RunningSync } from './running-sync.ts';
import type { OpenRow } from './settle-row.ts';
import { countRows, readWaiting } from './store-rows.ts';
import { writeState } from './store-sync.ts';

/** So many people are read again at once before they are written. */
const atOnce = 20;
/** A try lasts no longer, so that the queue does not count it as lost; the next one goes on. */
const longestTry = 1500;

/** Carries out what was chosen in a comparison (integrations.43). One at a time for a connection. */
export const syncWork: WorkKind = {
  name: syncKind,
  recordKind: syncKind,
  path: (syncId, system) => `/integrations?view=users&provider=${system}&sync=${syncId}`,
  isAskedAnew: true,
  maxTries: 6,
  expireInSeconds: 3600,
  // A process that was killed is silent: another one takes over from it.
  lookAgainSeconds: 30,
  // It waits for the other system most of the time.
  atOnce: 4,
  run: runSync,
  failed: ({ clock }, company, { recordId }) =>
    writeState(company, recordId, { state: 'failed', reason: 'common.Unknown', now: clock.now() }),
};

async function runSync(services: Services, work: RunningWork): Promise<void> {
  try {
    const taken = await takeOver(services, work);
    if (taken) await runTaken(services, work, taken);
  } catch (error) {
    if (!(error instanceof SyncLost)) throw error;
  }
}

type TakenSync = NonNullable<Awaited<ReturnType<typeof takeOver>>>;

async function runTaken(services: Services, work: RunningWork, { runner, system, startedBy }: TakenSync): Promise<void> {
  const held = { services, work, syncId: work.recordId, runner };
  try {
    const { connection, count } = await inSync(held, async (company) => ({
      connection: await openConnection({ company, services }, system),
      count: await countRows(company, work.recordId),
    }));
    if (!connection) throw new SyncStopped('integrations.CompanyConnectionNotFound');
    const progress = { total: count.total, done: count.total - count.waiting };
    await carryOut({ ...held, startedBy, connection, progress });
  } catch (error) {
    if (error instanceof SyncLost) throw error;
    if (error instanceof SyncStopped) return stop(held, error.code);
    await releaseSync(held);
    throw error;
  }
}

/** Each person gets their fate in a transaction of their own, after the other system has answered; nobody gets one while integrations are off or the company is about to be deleted (integrations.46). */
async function carryOut(running: RunningSync): Promise<void> {
  const { services, connection } = running;
  const until = services.clock.now().getTime() + longestTry * 1000;
  for (;;) {
    const rows = await inSync(running, async (company) => {
      const halt = await findHalt(company);
      if (halt) throw new SyncStopped(halt);
      return readWaiting(company, running.syncId, atOnce);
    });
    if (rows.length === 0) return end(running);
    const ids = rows.flatMap(({ action, externalId }) => (action !== 'addThere' && externalId !== null ? [externalId] : []));
    const read = ids.length > 0 ? await ask(running, () => connection.provider.read(connection.credentials, ids)) : [];
    const theirs = new Map(read.map((person) => [person.externalId, person]));
    for (const row of rows) {
      const place = { companyId: running.work.companyId, syncId: running.syncId, number: row.number };
      const open: OpenRow = { row, content: openContent(services.secrets, row.content, place) };
      if (row.action === 'addThere') await addThere(running, open);
      else if (row.action === 'addHere') await addHere(running, open, theirs.get(row.externalId ?? ''));
      else await levelPerson(running, open, theirs.get(row.externalId ?? ''));
    }
    if (services.clock.now().getTime() > until) return goOnLater(running);
  }
}

async function end(running: RunningSync): Promise<void> {
  const { services, work, syncId, connection } = running;
  await services.database.forCompany(work.companyId, (company) => noteSuccess({ company, services, connection }));
  await inSync(running, async (company) => {
    const { left } = await countRows(company, syncId);
    await writeState(company, syncId, { state: left > 0 ? 'partly' : 'done', now: services.clock.now() });
    await work.end(company);
  });
}

/** Whoever waits goes on waiting: for a new key, for integrations, or for the other system to answer again. */
function stop(held: Parameters<typeof inSync>[0], reason: SyncStopped['code']): Promise<void> {
  return inSync(held, async (company) => {
    await writeState(company, held.syncId, { state: 'failed', reason, now: held.services.clock.now() });
    await held.work.fail(company, isHalt(reason) ? reason : plainReasonOf(reason));
  });
}

async function goOnLater(running: RunningSync): Promise<void> {
  const { services, work } = running;
  const { companyId, workId, recordId } = work;
  await releaseSync(running);
  await services.database.forCompany(companyId, (company) =>
    services.jobs.enqueue(company, queueOf(syncWork), { companyId, workId, recordId }),
  );
}
