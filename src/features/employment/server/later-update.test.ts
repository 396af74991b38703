import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { activateCompanyUser, deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { getCompanyUser, updateCompanyUser } from '#features/people/contract/endpoints.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import type { Caller } from '#testing/caller.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { createAddendum } from '../contract/endpoints-addendum.ts';
import { finishDocument } from '../contract/endpoints-finish.ts';
import { reopenDocument } from '../contract/endpoints-life.ts';
import { updateDocument } from '../contract/endpoints.ts';
import { change, open, publish } from '../testing/calls.ts';
import { documentOf, filledDocument, publishedDocument } from '../testing/given.ts';
import { writeAnnulled } from './store-versions.ts';

const server = await testServer();
const began = server.clock.now().toISOString();
afterEach(() => server.clock.set(began));

const runJob = () => server.services.registers.of(jobKinds).get('employment.update-due-people')?.run(server.services, {});
const finish = (caller: Caller, documentId: string) => caller.call(finishDocument, { body: { documentId } });
const personOf = async (caller: Caller, companyUserEncrId: string) =>
  (await caller.call(getCompanyUser, { query: { companyUserEncrId } })).json['companyUser'] as Record<string, unknown>;
const stepsOf = (answer: { json: Record<string, unknown> }) =>
  documentOf(answer).finishing.map(({ step, isDone, code }) => [step, isDone, code]);

/** What is written of a person from which day on. */
async function historyOf({ companyId }: TestCompany, companyUserId: string) {
  const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
    sql<{ day: string; position: string | null }>`select valid_from::text as day, position from company_user_history
      where company_id = ${companyId} and company_user_id = ${companyUserId}::uuid order by valid_from desc limit 1`.execute(tx),
  );
  return rows[0];
}

/** An entry of the history as a change of that day writes it. */
async function addHistory({ company: { companyId }, companyUserId }: { company: TestCompany; companyUserId: string }, day: string) {
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`insert into company_user_history (company_id, company_user_id, valid_from, position, changed_at)
      values (${companyId}, ${companyUserId}::uuid, ${day}::date, 'Vikar', ${day}::date)`.execute(tx),
  );
}

/** A published addendum from 1 March 2027 that makes somebody a manager. */
async function waitingAddendum() {
  const company = await server.newCompany();
  const { admin } = company;
  await limitCompany(server, company, { employmentContractLimit: 20 });
  const { companyUserId = '' } = await company.person('employee');
  return { company, admin, companyUserId, ...(await finishAddendum(admin, companyUserId, '2027-03-01')) };
}

/** Publishes an addendum that makes somebody a manager, and updates them with it. */
async function finishAddendum(admin: Caller, companyUserId: string, effectiveDate: string) {
  const contract = await publishedDocument(admin, { companyUserId });
  const { documentId } = documentOf(await admin.call(createAddendum, { body: { documentId: contract.documentId } }));
  await change(admin, documentId, { changesPay: false, changesPosition: true, position: 'Butikksjef', effectiveDate });
  await admin.call(updateDocument, { body: { documentId, baseData: { updateUser: true } } });
  return { documentId, done: await finish(admin, documentId) };
}

/** Somebody whose employment has ended, and a document that employs them anew from 4 January. */
async function employedAgain() {
  const { admin, companyId, person } = await server.newCompany();
  const { companyUserId = '' } = await person('employee');
  const employment = { startDate: '2020-01-01', endDate: '2026-11-30', positionType: 'permanent' };
  await admin.call(updateCompanyUser, { body: { id: companyUserId, companyId, version: 1, ...employment } });
  const { documentId } = await filledDocument(admin, { companyUserId });
  await admin.call(updateDocument, { body: { documentId, baseData: { updateUser: true } } });
  return { admin, companyUserId, documentId, employment };
}

describe('what applies from a later day', () => {
  test('is written into the profile on the day of an addendum, from that day on', async () => {
    const { company, admin, companyUserId, documentId, done } = await waitingAddendum();
    expect([done.status, stepsOf(done), documentOf(done).personUpdateOn]).toEqual([200, [['updatePerson', false, null]], '2027-03-01']);
    const { position: former } = await personOf(admin, companyUserId);
    // The day begins in Norway an hour before it does in UTC.
    server.clock.set('2027-02-28T22:59:00Z');
    await runJob();
    expect(await historyOf(company, companyUserId)).not.toMatchObject({ position: 'Butikksjef' });
    server.clock.set('2027-03-02T08:00:00Z');
    await runJob();
    expect(await historyOf(company, companyUserId)).toEqual({ day: '2027-03-01', position: 'Butikksjef' });
    server.clock.set(began);
    const after = await open(admin, documentId);
    expect([former, stepsOf(after), documentOf(after).personUpdateOn]).toEqual([
      expect.not.stringMatching('Butikksjef'),
      [['updatePerson', true, null]],
      null,
    ]);
    expect(await personOf(admin, companyUserId)).toMatchObject({ position: 'Butikksjef' });
  });

  test('is carried out late from its day on, or from today when the history has a later entry', async () => {
    const [late, overtaken] = [await waitingAddendum(), await waitingAddendum()];
    server.clock.set('2027-03-05T08:00:00Z');
    await addHistory(overtaken, '2027-03-03');
    await runJob();
    const [first, second] = [
      await historyOf(late.company, late.companyUserId),
      await historyOf(overtaken.company, overtaken.companyUserId),
    ];
    expect([first, second]).toEqual([
      { day: '2027-03-01', position: 'Butikksjef' },
      { day: '2027-03-05', position: 'Butikksjef' },
    ]);
  });

  test('of a contract that fails keeps no other from its day, and is done when the job is tried again', async () => {
    const { company, admin, companyUserId, documentId: failing } = await waitingAddendum();
    const { documentId: other } = await finishAddendum(admin, companyUserId, '2027-03-01');
    const store = (elements: ReturnType<typeof sql>) =>
      server.database.forCompany(company.companyId, ({ tx }) =>
        sql`update employment_contract set elements = ${elements}, person_update_on = '2027-02-27' where id = ${failing}::uuid`.execute(tx),
      );
    await store(sql`jsonb_build_object('kept', elements)`);
    server.clock.set('2027-03-02T08:00:00Z');
    await expect(runJob()).rejects.toThrow();
    await store(sql`elements -> 'kept'`);
    server.clock.set(began);
    const [left, done] = [await open(admin, failing), await open(admin, other)];
    expect([stepsOf(left), stepsOf(done)]).toEqual([[['updatePerson', false, null]], [['updatePerson', true, null]]]);
    expect(await personOf(admin, companyUserId)).toMatchObject({ position: 'Butikksjef' });
    server.clock.set('2027-03-02T08:00:00Z');
    await runJob();
    server.clock.set(began);
    expect(stepsOf(await open(admin, failing))).toEqual([['updatePerson', true, null]]);
  });

  test('waits for its day also when what else was chosen is tried again', async () => {
    const { admin, documentId } = await waitingAddendum();
    const again = await finish(admin, documentId);
    expect([stepsOf(again), documentOf(again).personUpdateOn]).toEqual([[['updatePerson', false, null]], '2027-03-01']);
  });

  test('is not done of a contract that is annulled, nor of its addenda', async () => {
    const { company, admin, documentId } = await waitingAddendum();
    expect(stepsOf(await open(admin, documentId))).toEqual([['updatePerson', false, null]]);
    await server.database.forCompany(company.companyId, async (unit) => {
      const { rows } = await sql<{ id: string }>`select parent_id as id from employment_contract where id = ${documentId}::uuid`.execute(
        unit.tx,
      );
      await writeAnnulled(unit, { documentId: rows[0]?.id ?? '', now: server.clock.now() });
    });
    const after = await open(admin, documentId);
    expect([documentOf(after).personUpdateOn, stepsOf(after)]).toEqual([null, []]);
    expect((await finish(admin, documentId)).codes).toEqual(['documents.Annulled']);
  });

  test('is not done of an addendum that is edited again', async () => {
    const { company, admin, companyUserId, documentId } = await waitingAddendum();
    expect((await admin.call(reopenDocument, { body: { documentId } })).status).toBe(200);
    expect((await publish(admin, documentId)).status).toBe(200);
    server.clock.set('2027-03-02T08:00:00Z');
    await runJob();
    expect(await historyOf(company, companyUserId)).not.toMatchObject({ position: 'Butikksjef' });
  });

  test('of a person who has left by then is refused, which the contract says', async () => {
    const { company, admin, companyUserId, documentId } = await waitingAddendum();
    const { companyId } = company;
    await server.database.forCompany(companyId, ({ tx }) =>
      sql`update company_user set state = 'inactive' where company_id = ${companyId} and id = ${companyUserId}::uuid`.execute(tx),
    );
    server.clock.set('2027-03-02T08:00:00Z');
    await runJob();
    server.clock.set(began);
    expect(stepsOf(await open(admin, documentId))).toEqual([['updatePerson', false, 'documents.HasLeft']]);
  });

  test('waits for the first day of a new contract of whoever works here, but for their name and end', async () => {
    const { admin, companyId, person } = await server.newCompany();
    const { companyUserId = '' } = await person('employee');
    const employed = await admin.call(updateCompanyUser, { body: { id: companyUserId, companyId, version: 1, startDate: '2020-01-01' } });
    expect(employed.json).toMatchObject({ companyUser: { startDate: '2020-01-01' } });
    const { documentId } = await filledDocument(admin, { companyUserId, templateId: 'temporary' });
    await admin.call(updateDocument, { body: { documentId, baseData: { updateUser: true } } });
    expect(documentOf(await finish(admin, documentId)).personUpdateOn).toBe('2027-01-04');
    expect(await personOf(admin, companyUserId)).toMatchObject({ firstName: 'Ola', startDate: '2020-01-01', endDate: '2028-01-31' });
    server.clock.set('2027-01-04T08:00:00Z');
    await runJob();
    server.clock.set(began);
    expect(await personOf(admin, companyUserId)).toMatchObject({
      position: 'Butikkmedarbeider',
      startDate: '2027-01-04',
      salaryInterval: 'yearly',
    });
  });

  test('waits with the end of what begins after a gap, so that the running employment keeps its own', async () => {
    const { admin, companyId, person } = await server.newCompany();
    const { companyUserId = '' } = await person('employee');
    const employment = { startDate: '2020-01-01', endDate: '2026-11-30' };
    await admin.call(updateCompanyUser, { body: { id: companyUserId, companyId, version: 1, ...employment } });
    const { documentId } = await filledDocument(admin, { companyUserId, templateId: 'temporary' });
    await admin.call(updateDocument, { body: { documentId, baseData: { updateUser: true } } });
    expect(documentOf(await finish(admin, documentId)).personUpdateOn).toBe('2027-01-04');
    expect(await personOf(admin, companyUserId)).toMatchObject({ firstName: 'Ola', ...employment });
    server.clock.set('2027-01-04T08:00:00Z');
    await runJob();
    server.clock.set(began);
    expect(await personOf(admin, companyUserId)).toMatchObject({ startDate: '2027-01-04', endDate: '2028-01-31' });
  });

  // What HR does with the end of the running employment while the contract waits for 4 January.
  test.each([
    ['temporary', null, '2028-01-31'],
    ['temporary', '2026-12-15', '2028-01-31'],
    ['temporary', '2027-01-03', '2028-01-31'],
    ['permanent', '2027-01-03', null],
  ])('of a %s contract writes its end, when the running employment is made to end on %s, as %s', async (templateId, endDate, expected) => {
    const { admin, companyId, person } = await server.newCompany();
    const { companyUserId = '' } = await person('employee');
    const employment = { startDate: '2020-01-01', endDate: '2026-11-30', positionType: 'permanent' };
    await admin.call(updateCompanyUser, { body: { id: companyUserId, companyId, version: 1, ...employment } });
    const { documentId } = await filledDocument(admin, { companyUserId, ...(templateId === 'temporary' && { templateId }) });
    await admin.call(updateDocument, { body: { documentId, baseData: { updateUser: true } } });
    await finish(admin, documentId);
    const { version } = await personOf(admin, companyUserId);
    const changed = await admin.call(updateCompanyUser, { body: { id: companyUserId, companyId, version, endDate } });
    expect(changed.codes).toEqual([]);
    server.clock.set('2027-01-04T08:00:00Z');
    await runJob();
    server.clock.set(began);
    expect(stepsOf(await open(admin, documentId))).toEqual([['updatePerson', true, null]]);
    expect(await personOf(admin, companyUserId)).toMatchObject({ startDate: '2027-01-04', endDate: expected });
  });

  test.each(['temporary', undefined])(
    'keeps HR from moving the end of the running employment to its first day or later: %s',
    async (templateId) => {
      const { admin, companyId, person } = await server.newCompany();
      const { companyUserId = '' } = await person('employee');
      const employment = { startDate: '2020-01-01', endDate: '2026-11-30', positionType: 'permanent' };
      await admin.call(updateCompanyUser, { body: { id: companyUserId, companyId, version: 1, ...employment } });
      const { documentId } = await filledDocument(admin, { companyUserId, ...(templateId && { templateId }) });
      await admin.call(updateDocument, { body: { documentId, baseData: { updateUser: true } } });
      const { templateName: name } = documentOf(await finish(admin, documentId));
      const { version } = await personOf(admin, companyUserId);
      const move = (endDate: string) => admin.call(updateCompanyUser, { body: { id: companyUserId, companyId, version, endDate } });
      for (const day of ['2027-01-04', '2027-06-30']) {
        const refused = await move(day);
        expect([refused.status, refused.json['fieldErrors']]).toEqual([400, [{ path: 'endDate', code: 'beforeNext', params: { name } }]]);
      }
      expect((await move('2027-01-03')).codes).toEqual([]);
      const body = { id: companyUserId, companyId, version: Number(version) + 1, city: 'Oslo' };
      expect((await admin.call(updateCompanyUser, { body })).codes).toEqual([]);
    },
  );

  test('keeps HR from moving that end there by deactivating or activating somebody', async () => {
    const { admin, companyUserId, documentId } = await employedAgain();
    const { templateName: name } = documentOf(await finish(admin, documentId));
    for (const endpoint of [deactivateCompanyUser, activateCompanyUser]) {
      const refused = await admin.call(endpoint, { body: { companyUserId, endDate: '2027-01-04' } });
      expect([refused.status, refused.json['fieldErrors']]).toEqual([400, [{ path: 'endDate', code: 'beforeNext', params: { name } }]]);
      expect((await admin.call(endpoint, { body: { companyUserId, endDate: '2026-12-31' } })).codes).toEqual([]);
    }
  });

  test('takes the end of the employment before the gap away on the first day of a permanent one', async () => {
    const { admin, companyUserId, documentId, employment } = await employedAgain();
    expect(documentOf(await finish(admin, documentId)).personUpdateOn).toBe('2027-01-04');
    expect(await personOf(admin, companyUserId)).toMatchObject(employment);
    server.clock.set('2027-01-04T08:00:00Z');
    await runJob();
    server.clock.set(began);
    expect(stepsOf(await open(admin, documentId))).toEqual([['updatePerson', true, null]]);
    expect(await personOf(admin, companyUserId)).toMatchObject({ startDate: '2027-01-04', endDate: null });
  });
});

describe('what applies from a day that has passed', () => {
  test('is in the history from that day on, or from today when it has a later entry', async () => {
    const days: unknown[] = [];
    for (const later of [undefined, '2026-11-20']) {
      const company = await server.newCompany();
      const { companyUserId = '' } = await company.person('employee');
      await server.database.forCompany(company.companyId, ({ tx }) =>
        sql`delete from company_user_history where company_user_id = ${companyUserId}::uuid`.execute(tx),
      );
      await addHistory({ company, companyUserId }, '2026-01-01');
      if (later) await addHistory({ company, companyUserId }, later);
      await finishAddendum(company.admin, companyUserId, '2026-11-01');
      days.push(await historyOf(company, companyUserId));
    }
    expect(days).toEqual([
      { day: '2026-11-01', position: 'Butikksjef' },
      { day: began.slice(0, 10), position: 'Butikksjef' },
    ]);
  });
});
