import { describe, expect, test } from 'vitest';
import { getTakeouts, takeOutCompany } from '#features/takeout/contract/endpoints.ts';
import { add } from '#kernel/server/registers.ts';
import { newId } from '#kernel/server/id.ts';
import { fail } from '#kernel/server/failure.ts';
import { startWork } from '#kernel/server/work/start-work.ts';
import { failLostWork, sweepWork } from '#kernel/server/work/run-work.ts';
import { beginWork, readWork } from '#kernel/server/work/store-work.ts';
import { WorkFault, workKinds } from '#kernel/server/work/work-kind.ts';
import type { WorkKind } from '#kernel/server/work/work-kind.ts';
import { doWork } from '#testing/do-work.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';
import { cancelWork, getAllWork, getOwnWork, tryWorkAgain } from '../contract/endpoints.ts';
import type { Work } from '../contract/entities.ts';

/** What the next try of the invented kind does. */
let step: WorkKind['run'] = async () => undefined;
const cancelled: string[] = [];
const failures: { recordId: string; reason: string }[] = [];
const invented: WorkKind = {
  name: 'invented',
  recordKind: 'testItem',
  path: (recordId, key) => `/items/${recordId}?of=${key}`,
  maxTries: 2,
  run: (services, work) => step(services, work),
  failed: async (_services, _company, failure) => void failures.push(failure),
  cancel: async (_company, recordId) => void cancelled.push(recordId),
};
const lasting: WorkKind = {
  name: 'lasting',
  recordKind: 'testItem',
  isAskedAnew: true,
  run: ({ database }, { companyId, fail: endFailed }) => database.forCompany(companyId, (company) => endFailed(company, 'common.TooLarge')),
};
const server = await testServer({}, [add(workKinds, invented, lasting)]);

async function started({ companyId, admin }: TestCompany, kind = invented, by = admin): Promise<string> {
  const recordId = newId();
  const wish = { kind, recordId, startedBy: by.companyUserId ?? null, now: server.clock.now() };
  await server.database.forCompany(companyId, (company) => startWork(company, server.services.jobs, wish));
  return recordId;
}
const listed = async ({ admin }: TestCompany) => (await admin.call(getAllWork)).json['work'] as Work[];
const tried = (company: TestCompany) => doWork(server, company.companyId);

describe('work', () => {
  test('waits, tells how far it has come, and is done with what it made', async () => {
    const company = await server.newCompany();
    await started(company);
    const name = 'testItem';
    expect(await listed(company)).toMatchObject([{ name, state: 'queued', tries: 0, startedByFullName: 'Kari Nordmann', endedAt: null }]);
    step = async ({ database }, { companyId, report, end }) => {
      await database.forCompany(companyId, (unit) => report(unit, 40.7));
      expect(await listed(company)).toMatchObject([{ state: 'running', percent: 40, tries: 1 }]);
      await database.forCompany(companyId, end);
    };
    await tried(company);
    expect(await listed(company)).toMatchObject([{ state: 'done', percent: 100, permissions: { tryAgain: false, cancel: false } }]);
  });

  test('does not exist when the call that starts it fails', async () => {
    const company = await server.newCompany();
    const wish = { kind: invented, recordId: newId(), startedBy: null, now: server.clock.now() };
    const call = server.database.forCompany(company.companyId, async (unit) => {
      await startWork(unit, server.services.jobs, wish);
      throw new Error('refused');
    });
    await expect(call).rejects.toThrow('refused');
    expect(await listed(company)).toEqual([]);
  });

  test('is started once while its key is taken', async () => {
    const { companyId, ...company } = await server.newCompany();
    const wish = { kind: invented, recordId: newId(), key: 'one', startedBy: null, now: server.clock.now() };
    const start = () => server.database.forCompany(companyId, (unit) => startWork(unit, server.services.jobs, wish));
    expect(await Promise.all([start(), start()]).then((answers) => answers.toSorted())).toEqual([false, true]);
    step = ({ database }, { end }) => database.forCompany(companyId, end);
    await tried({ companyId, ...company });
    expect(await start()).toBe(true);
  });

  test('is tried until its last try, says why it failed, and begins again from the first', async () => {
    const company = await server.newCompany();
    const recordId = await started(company);
    step = async () => fail('common.TooLarge');
    await expect(tried(company)).rejects.toThrow('common.TooLarge');
    expect(await listed(company)).toMatchObject([{ state: 'queued', tries: 1, permissions: { tryAgain: false, cancel: true } }]);
    expect(failures).toEqual([]);
    step = async () => {
      throw new Error('a bug');
    };
    await expect(tried(company)).rejects.toThrow('a bug');
    expect(failures.splice(0)).toEqual([{ recordId, reason: 'common.Unknown' }]);
    const [failed] = await listed(company);
    expect(failed).toMatchObject({ state: 'failed', tries: 2, reason: 'common.Unknown', permissions: { tryAgain: true, cancel: false } });
    await tried(company);
    const body = { workId: failed?.workId };
    expect((await company.admin.call(tryWorkAgain, { body })).codes).toEqual([]);
    expect(await listed(company)).toMatchObject([{ state: 'queued', tries: 0, reason: null, endedAt: null }]);
    expect((await company.admin.call(tryWorkAgain, { body })).codes).toEqual(['work.NotFailed']);
  });

  test('says a reason of its own', async () => {
    const company = await server.newCompany();
    await started(company);
    step = async () => {
      throw new WorkFault('work.NotFailed');
    };
    await expect(tried(company)).rejects.toThrow('work.NotFailed');
    expect(await listed(company)).toMatchObject([{ state: 'queued', reason: 'work.NotFailed' }]);
  });

  test('that would come to the same again fails at once, and is asked for anew on its page', async () => {
    const company = await server.newCompany();
    await started(company, lasting);
    await tried(company);
    const [work] = await listed(company);
    expect(work).toMatchObject({ state: 'failed', tries: 1, reason: 'common.TooLarge', permissions: { tryAgain: false } });
    expect((await company.admin.call(tryWorkAgain, { body: { workId: work?.workId } })).codes).toEqual(['work.NotFailed']);
  });

  test('whose process has ended counts that try, and has failed when nobody goes on with it', async () => {
    const company = await server.newCompany();
    const recordId = await started(company);
    const workId = (await listed(company))[0]?.workId ?? '';
    const begin = () =>
      server.database.forCompany(company.companyId, (unit) => beginWork(unit, workId, { kind: invented, now: server.clock.now() }));
    const byAdmin = { startedBy: company.admin.companyUserId };
    expect([await begin(), await begin()]).toEqual([byAdmin, byAdmin]);
    expect(await listed(company)).toMatchObject([{ state: 'running', tries: 2 }]);
    server.clock.advance(1_800_000);
    await failLostWork(server.services);
    expect(await listed(company)).toMatchObject([{ state: 'running' }]);
    server.clock.advance(1);
    await failLostWork(server.services);
    expect(await listed(company)).toMatchObject([{ state: 'failed', reason: 'common.Unknown', permissions: { tryAgain: true } }]);
    expect(failures.splice(0)).toEqual([{ recordId, reason: 'common.Unknown' }]);
  });

  test('that is cancelled leaves nothing of its last step, and what came before is removed', async () => {
    const company = await server.newCompany();
    const recordId = await started(company);
    step = async ({ database }, { companyId, workId, end }) => {
      expect((await company.admin.call(cancelWork, { body: { workId } })).codes).toEqual([]);
      await database.forCompany(companyId, async (unit) => {
        await startWork(unit, server.services.jobs, { kind: lasting, recordId, startedBy: null, now: server.clock.now() });
        await end(unit);
      });
    };
    await tried(company);
    const work = await listed(company);
    expect(work).toMatchObject([{ state: 'cancelled', permissions: { tryAgain: false, cancel: false } }]);
    expect(cancelled).toEqual([recordId]);
    expect((await company.admin.call(cancelWork, { body: { workId: work[0]?.workId } })).codes).toEqual(['work.NotCancellable']);
  });

  test('of a kind that cannot be cancelled goes on', async () => {
    const company = await server.newCompany();
    await started(company, lasting);
    const [work] = await listed(company);
    expect(work?.permissions).toEqual({ tryAgain: false, cancel: false });
    expect((await company.admin.call(cancelWork, { body: { workId: work?.workId } })).codes).toEqual(['work.NotCancellable']);
  });

  test('belongs to whoever started it, who needs no permission to follow, cancel and repeat it', async () => {
    const company = await server.newCompany();
    const [owner, other] = [await company.person('employee'), await company.person('employee')];
    const recordId = await started(company, invented, owner);
    await started(company, lasting);
    const own = async (caller = owner) => (await caller.call(getOwnWork)).json['work'] as Work[];
    const [work] = await own();
    expect(await own()).toMatchObject([
      { state: 'queued', path: `/items/${recordId}?of=${recordId}`, permissions: { tryAgain: false, cancel: true } },
    ]);
    expect(await own(company.admin)).toMatchObject([{ state: 'queued', path: null }]);
    expect(await own(other)).toEqual([]);
    const body = { workId: work?.workId };
    for (const endpoint of [cancelWork, tryWorkAgain]) expect((await other.call(endpoint, { body })).status).toBe(403);
    expect((await owner.call(tryWorkAgain, { body })).codes).toEqual(['work.NotFailed']);
    expect((await owner.call(cancelWork, { body })).codes).toEqual([]);
    expect(await own()).toMatchObject([{ state: 'cancelled' }]);
  });

  test('is forgotten 30 days after its end', async () => {
    const company = await server.newCompany();
    await started(company);
    step = ({ database }, { companyId, end }) => database.forCompany(companyId, end);
    await tried(company);
    await started(company);
    const left = () => server.database.forCompany(company.companyId, async (unit) => (await readWork(unit, 9)).map(({ state }) => state));
    server.clock.advance(30 * 86_400_000);
    await sweepWork(server.services);
    expect(await left()).toEqual(['queued', 'done']);
    server.clock.advance(1);
    await sweepWork(server.services);
    expect(await left()).toEqual(['queued']);
  });
});

test('a takeout of the company that is cancelled is gone, and another may be asked for', async () => {
  const company = await server.newCompany();
  await company.admin.call(takeOutCompany, {});
  const [work] = await listed(company);
  expect(work).toMatchObject({ name: 'Eksport av virksomheten', state: 'queued', permissions: { cancel: true } });
  expect((await company.admin.call(cancelWork, { body: { workId: work?.workId } })).status).toBe(200);
  expect((await company.admin.call(getTakeouts, {})).json['takeouts']).toEqual([]);
  expect((await company.admin.call(takeOutCompany, {})).status).toBe(200);
});
