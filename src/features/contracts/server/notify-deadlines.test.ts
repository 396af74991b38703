import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import type { Notification } from '#features/notifications/contract/notification.ts';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { deleteContract, updateContract } from '../contract/endpoints.ts';
import { names } from '../testing/calls.ts';
import { addedContract } from '../testing/given.ts';
import { jobs } from './jobs.ts';
import { deadlineReason, notifyOfDeadlines } from './notify-deadlines.ts';

const server = await testServer();
const { database, services, clock } = server;

/** A company on 21 November 2026, whose contract ends on 30 June 2027 and tells 30 days before. */
async function told(contract: object = {}) {
  clock.set('2026-11-21T09:00:00Z');
  const company = await server.newCompany();
  const one = { type: 1, when: 30, channels: [1, 2] };
  const added = await addedContract(company.admin, { endDate: '2027-06-30', noticePeriod: null, notifications: [one], ...contract });
  const tell = (moment: string) => {
    clock.set(moment);
    return database.forCompany(company.companyId, (unit) => notifyOfDeadlines(unit, services));
  };
  await tell('2026-11-21T09:00:00Z');
  return { ...company, ...added, tell };
}
/** What somebody was told, as they read it on 21 November 2026: their session is of that day. */
const bell = async (who: Caller) => {
  clock.set('2026-11-21T09:00:00Z');
  const { json } = await who.call(getUserNotifications, { query: { limit: 25 } });
  return (json['userNotifications'] as Notification[]).filter(({ reason }) => reason === 'ContractNotifications');
};
const mailsTo = async () => (await server.mails()).filter(({ subject }) => subject.includes('Leie av kontor'));

describe('a notification of a contract', () => {
  test('comes once on its morning, in the product and by e-mail, and opens the contract', async () => {
    const { admin, contractId, tell } = await told();
    await tell('2027-05-31T04:59:00Z');
    expect(await bell(admin)).toEqual([]);
    const before = (await mailsTo()).length;
    await Promise.all([tell('2027-05-31T05:00:00Z'), tell('2027-05-31T05:00:00Z')]);
    await tell('2027-05-31T21:00:00Z');
    await tell('2027-06-01T05:00:00Z');
    const [one, ...more] = await bell(admin);
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      notificationReasonDescription: 'Avtalen «Leie av kontor» med Fjordgata Eiendom AS fornyes om 221 dager, 30. juni 2027.',
      target: { path: '/contracts/details', query: { contractId } },
      scope: 'contract',
      scopeId: contractId,
    });
    expect((await mailsTo()).length - before).toBe(1);
  });

  test('says until when to give notice', async () => {
    const { admin, tell } = await told({
      noticePeriod: { number: 3, unit: 'month' },
      notifications: [{ type: 1, when: 120, channels: [1] }],
    });
    await tell('2027-03-02T06:00:00Z');
    expect((await bell(admin)).map((one) => one.notificationReasonDescription)).toEqual([
      // 30 March 2027 is the day after Easter.
      'Avtalen «Leie av kontor» med Fjordgata Eiendom AS fornyes om 221 dager, 30. juni 2027. Vil dere avslutte den, må dere si opp innen 30. mars 2027.',
    ]);
  });

  test('of a contract that ends by itself has its notice date', async () => {
    const { admin, tell } = await told({
      typeId: 2,
      noticePeriod: { number: 3, unit: 'month' },
      notifications: [{ type: 2, when: 120, channels: [1] }],
    });
    await tell('2027-03-02T06:00:00Z');
    expect((await bell(admin)).map((one) => one.notificationReasonDescription)).toEqual([
      'Avtalen «Leie av kontor» med Fjordgata Eiendom AS går ut om 221 dager, 30. juni 2027. Siste dag for å si den opp er 30. mars 2027.',
    ]);
  });

  test('comes for days on which no server ran, at most a fortnight back', async () => {
    const [late, tooLate] = [await told(), await told()];
    await late.tell('2027-06-13T06:00:00Z');
    await tooLate.tell('2027-06-14T06:00:00Z');
    expect([(await bell(late.admin)).length, (await bell(tooLate.admin)).length]).toEqual([1, 0]);
  });

  test('does not come for days on which the company had no contract', async () => {
    const { admin, contractId, name, tell } = await told();
    expect((await admin.call(deleteContract, { body: { contractId, name } })).status).toBe(200);
    await tell('2027-06-20T06:00:00Z');
    clock.set('2026-11-21T09:00:00Z');
    const notifications = [30, 14].map((when) => ({ type: 1, when, channels: [1] }));
    await addedContract(admin, { endDate: '2027-07-10', noticePeriod: null, notifications });
    await tell('2027-06-21T06:00:00Z');
    expect(await bell(admin)).toEqual([]);
    await tell('2027-06-27T06:00:00Z');
    expect(await bell(admin)).toHaveLength(1);
  });

  test.each<[string, object]>([
    ['is off', { notifications: [{ type: 1, when: 30, channels: [1], active: false }] }],
    ['is of a silent contract', { hasNotification: false }],
    ['is of an inactive contract', { status: 2 }],
  ])('does not come when it %s', async (_name, contract) => {
    const { admin, tell } = await told(contract);
    await tell('2027-05-31T06:00:00Z');
    expect(await bell(admin)).toEqual([]);
  });

  test('goes to the person who is named, and only there', async () => {
    clock.set('2026-11-21T09:00:00Z');
    const { companyId, admin, person } = await server.newCompany();
    const other = await person('employee');
    const named = { type: 1, when: 30, channels: [1], recipient: other.companyUserId };
    await addedContract(admin, { endDate: '2027-06-30', noticePeriod: null, notifications: [named] });
    clock.set('2027-05-31T06:00:00Z');
    await database.forCompany(companyId, (unit) => notifyOfDeadlines(unit, services));
    expect([(await bell(other)).length, (await bell(admin)).length]).toEqual([1, 0]);
    // The register is closed to them.
    expect((await bell(other))[0]?.target).toBeNull();
  });

  test('goes to whoever is responsible when the person who is named has left', async () => {
    clock.set('2026-11-21T09:00:00Z');
    const { companyId, admin, person } = await server.newCompany();
    const other = await person('employee');
    const named = { type: 1, when: 30, channels: [1], recipient: other.companyUserId };
    await addedContract(admin, { endDate: '2027-06-30', noticePeriod: null, notifications: [named] });
    expect((await admin.call(deactivateCompanyUser, { body: { companyUserId: other.companyUserId } })).status).toBe(200);
    clock.set('2027-05-31T06:00:00Z');
    await database.forCompany(companyId, (unit) => notifyOfDeadlines(unit, services));
    expect(await bell(admin)).toHaveLength(1);
  });

  test('goes on to somebody who signs in when the person who is named, or who is responsible, has no account', async () => {
    clock.set('2026-11-21T09:00:00Z');
    const { companyId, admin, person } = await server.newCompany();
    const [named, lead] = [await person('employee'), await person('manager')];
    const rest = { endDate: '2027-06-30', noticePeriod: null };
    const notice = { type: 1, when: 30, channels: [1] };
    const first = await addedContract(admin, { ...rest, notifications: [{ ...notice, recipient: named.companyUserId }] });
    const second = await addedContract(admin, { ...rest, responsible: lead.companyUserId, notifications: [notice] });
    await database.forCompany(companyId, async (unit) => {
      const ids = [named, lead].map(({ companyUserId }) => companyUserId);
      await sql`update company_user set account_id = null where company_id = ${companyId} and id = any(${ids}::uuid[])`.execute(unit.tx);
    });
    clock.set('2027-05-31T06:00:00Z');
    await database.forCompany(companyId, (unit) => notifyOfDeadlines(unit, services));
    const ids = (await bell(admin)).map(({ scopeId }) => scopeId);
    expect([ids.length, new Set(ids)]).toEqual([2, new Set([first.contractId, second.contractId])]);
  });

  test('moves with the dates', async () => {
    const { admin, contractId, tell } = await told();
    await admin.call(updateContract, { body: { contract: { contractId, endDate: '2027-07-31' } }, files: [] });
    await tell('2027-05-31T06:00:00Z');
    expect(await bell(admin)).toEqual([]);
    await tell('2027-07-01T06:00:00Z');
    expect(await bell(admin)).toHaveLength(1);
  });

  test('rules do not tell of a silent contract', async () => {
    const { admin, companyId, contractId } = await told({ hasNotification: false });
    const days = { from: '2027-06-30', to: '2028-06-30' };
    const subjects = () => database.forCompany(companyId, (unit) => deadlineReason.subjects(unit, services, days));
    expect(await subjects()).toEqual([]);
    await admin.call(updateContract, { body: { contract: { contractId, hasNotification: true } }, files: [] });
    expect(await subjects()).toHaveLength(2);
  });

  test('rules may tell of each renewal too, with the day to act by while notice can be given', async () => {
    const { companyId, contractId } = await told({ noticePeriod: { number: 3, unit: 'month' } });
    const days = { from: '2027-06-30', to: '2028-06-30' };
    const subjects = await database.forCompany(companyId, (unit) => deadlineReason.subjects(unit, services, days));
    expect(subjects.map(({ date, facts }) => [date, facts.contractNotification?.actBy])).toEqual([
      ['2027-06-30', '2027-03-30'],
      ['2028-06-30', undefined],
    ]);
    expect(subjects.every(({ scopeId }) => scopeId === contractId)).toBe(true);
  });

  test('rules count from the company’s own day, also at half past midnight', async () => {
    const { companyId } = await told({ noticePeriod: { number: 3, unit: 'month' } });
    const actBy = async (moment: string) => {
      clock.set(moment);
      const days = { from: '2027-06-30', to: '2027-06-30' };
      const [subject] = await database.forCompany(companyId, (unit) => deadlineReason.subjects(unit, services, days));
      return subject?.facts.contractNotification?.actBy;
    };
    // Half past eleven on the last day for notice in Oslo, and an hour later.
    expect([await actBy('2027-03-30T21:30:00Z'), await actBy('2027-03-30T22:30:00Z')]).toEqual(['2027-03-30', undefined]);
  });
});

describe('a notification that is saved on its own day', () => {
  const today = { type: 1, when: 30, channels: [1, 2] };
  /** Runs what was queued, as the worker does. */
  const runQueued = async () => {
    const { rows } = await database.transaction(({ tx }) =>
      sql<{ data: Record<string, unknown> }>`delete from pgboss.job where name = 'contracts.tell-saved' returning data`.execute(tx),
    );
    for (const { data } of rows) await jobs.find(({ name }) => name === 'contracts.tell-saved')?.run(services, data);
    return rows.length;
  };
  const save = (who: Caller, contractId: string, contract: object) =>
    who.call(updateContract, { body: { contract: { contractId, ...contract } }, files: [] });

  test('after the morning comes at once, and once', async () => {
    const { admin, contractId, tell, person } = await told();
    const before = (await mailsTo()).length;
    await save(admin, contractId, { endDate: '2026-12-21' });
    expect([await runQueued(), (await bell(admin)).length]).toEqual([1, 1]);
    await save(admin, contractId, { notifications: [{ ...today, channels: [1, 2] }], signedBy: 'Kari' });
    await runQueued();
    await tell('2026-11-21T11:00:00Z');
    await tell('2026-11-22T09:00:00Z');
    expect([(await bell(admin)).length, (await mailsTo()).length - before]).toEqual([1, 1]);
    const office = await person('officeadmin');
    clock.set('2026-11-21T12:00:00Z');
    await save(admin, contractId, { responsible: office.companyUserId });
    await runQueued();
    expect([(await bell(office)).length, (await bell(admin)).length]).toEqual([1, 1]);
  });

  test('as a new contract after the morning comes at once', async () => {
    const { admin } = await told();
    await addedContract(admin, { name: 'Strøm', endDate: '2026-12-21', noticePeriod: null, notifications: [today] });
    await runQueued();
    expect(await bell(admin)).toHaveLength(1);
  });

  test('before the morning comes with the morning', async () => {
    clock.set('2026-11-21T03:00:00Z');
    const { admin, companyId } = await server.newCompany();
    await addedContract(admin, { endDate: '2026-12-21', noticePeriod: null, notifications: [today] });
    await runQueued();
    expect(await bell(admin)).toEqual([]);
    await database.forCompany(companyId, (unit) => notifyOfDeadlines(unit, services));
    await runQueued();
    expect(await bell(admin)).toHaveLength(1);
  });

  test('is not told of when it falls on another day, or is off', async () => {
    const { admin, contractId } = await told();
    await save(admin, contractId, { endDate: '2026-12-22' });
    await save(admin, contractId, { endDate: '2026-12-21', notifications: [{ ...today, active: false }] });
    expect(await runQueued()).toBe(0);
  });
});

test('deadlines are counted anew in the first hour of the company’s day, and nobody is told before the morning', async () => {
  const { admin, tell } = await told({ endDate: '2027-01-21', noticePeriod: { number: 31, unit: 'day' } });
  const soonAfter = async (moment: string) => {
    await tell(moment);
    clock.set('2026-11-21T09:00:00Z');
    return [await names(admin, { deadlineWithinDays: 60 }), (await bell(admin)).length];
  };
  expect(await soonAfter('2026-12-21T22:59:00Z'), 'the notice is due today').toEqual([['Leie av kontor'], 0]);
  expect(await soonAfter('2026-12-21T23:12:00Z'), 'the next one is a year ahead').toEqual([[], 0]);
  expect(await soonAfter('2026-12-22T06:12:00Z')).toEqual([[], 1]);
});

test('deadlines are counted anew each day, for the order and filters of the list', async () => {
  const { admin, tell } = await told();
  expect(await names(admin, { deadlineWithinDays: 300 })).toEqual(['Leie av kontor']);
  await tell('2027-07-01T09:00:00Z');
  clock.set('2026-11-21T09:00:00Z');
  expect(await names(admin, { deadlineWithinDays: 300 })).toEqual([]);
});
