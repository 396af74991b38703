import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { logLines } from '#testing/log-lines.ts';
import { testServer } from '#testing/server.ts';
import { transferVacationDays } from '../../contract/endpoints-balance.ts';
import { setDeputy, updateSettings } from '../../contract/endpoints-company.ts';
import * as requests from '../../contract/endpoints-requests.ts';
import {
  getPendingRequestCount,
  getPendingRequestsByYear,
  getCompanyUserAbsencesByYear,
  getRespondedRequestsByYear,
} from '../../contract/endpoints.ts';
import type { Absence } from '../../contract/entities.ts';
import { again, agreedWorld, absenceWorld, approve, bodyOf, change, decline, jobsOf, sums, notifyAll } from '../../testing/decided.ts';
import { book } from '../../testing/booked.ts';
import { openAbsence } from '../../testing/opened.ts';
import { absenceIn, ask, asked } from '../../testing/requests.ts';
import { findPeopleAway } from '../company-calendar/get-users-on-absence.ts';
import { runNotifyJob } from '../notifications/notify.ts';

const server = await testServer();
beforeEach(() => server.clock.set('2026-11-21T09:00:00Z'));

describe('lists for those who decide', () => {
  test('show what waits with what is left after, and only to those who may decide it', async () => {
    const { company, admin, lead, kari } = await absenceWorld(server);
    const other = await company.person('manager', {});
    const [first, second] = [await asked(kari), await asked(kari, { startDate: '2027-02-01', endDate: '2027-02-01' })];
    await approve(lead, second);
    server.clock.set('2026-11-21T12:00:00Z');
    const twoDays = { startDate: '2027-02-01', endDate: '2027-02-02' };
    const asks = await kari.call(requests.calculateVacationDays, { body: { absenceType: 1, absenceId: second.absenceId, ...twoDays } });
    expect(asks.json['calculation']).toMatchObject({ perYear: [{ year: 2027, days: 2, availableBefore: 21, availableAfter: 20 }] });
    await change(kari, second, twoDays);
    const pending = async (who: Caller) => (await who.call(getPendingRequestsByYear, { query: { year: 2027 } })).json;
    expect(await pending(lead)).toMatchObject({
      pendingAddAbsenceRequests: [
        {
          absence: { absenceId: first.absenceId },
          person: { fullName: 'Kari Nordmann' },
          perYear: [{ year: 2027, availableBefore: 23, availableAfter: 20 }],
        },
      ],
      pendingUpdateAbsenceRequests: [
        {
          absence: { absenceId: second.absenceId, requestedDate: '2026-11-21T09:00:00.000Z' },
          perYear: [{ year: 2027, availableBefore: 21, availableAfter: 20 }],
          waitsSince: '2026-11-21T12:00:00.000Z',
        },
      ],
      pendingDeleteAbsenceRequests: [],
    });
    expect((await lead.call(getPendingRequestsByYear)).json).toMatchObject({
      pendingAddAbsenceRequests: [],
      elsewhere: [{ year: 2027, count: 2 }],
    });
    expect(await pending(lead)).toMatchObject({ elsewhere: [] });
    const own = async (year: number) => {
      const { json } = await kari.call(getCompanyUserAbsencesByYear, { query: { companyUserId: kari.companyUserId, year } });
      return json['elsewhere'];
    };
    expect([await own(2026), await own(2027)]).toEqual([[{ year: 2027, count: 2 }], []]);
    expect((await other.call(getPendingRequestsByYear)).json).toMatchObject({ elsewhere: [] });
    const count = async (who: Caller) => (await who.call(getPendingRequestCount)).json['pendingRequests'];
    expect([await count(lead), await count(admin), await count(other)]).toEqual([2, 2, 0]);
  });

  test('of a person name no request of another year that the list has, because its change moves it there', async () => {
    const { lead, kari } = await absenceWorld(server);
    const agreed = await asked(kari, { startDate: '2026-12-14', endDate: '2026-12-15' });
    await approve(lead, agreed);
    await asked(kari, { startDate: '2026-12-21', endDate: '2026-12-21' });
    await change(kari, agreed, { startDate: '2027-02-01', endDate: '2027-02-02' });
    const { json } = await kari.call(getCompanyUserAbsencesByYear, { query: { companyUserId: kari.companyUserId, year: 2027 } });
    expect(json).toMatchObject({ companyUserAbsences: [{ absenceId: agreed.absenceId }], elsewhere: [{ year: 2026, count: 1 }] });
  });

  test('show what is left of each year that a request takes days of, also in the mail', async () => {
    const { company, lead, kari } = await absenceWorld(server);
    await asked(kari, { startDate: '2026-12-30', endDate: '2027-01-05' });
    await asked(kari, { absenceType: 6, startDate: '2027-02-01', endDate: '2027-02-01' });
    const { json } = await lead.call(getPendingRequestsByYear, { query: { year: 2027 } });
    expect(json['pendingAddAbsenceRequests']).toMatchObject([
      {
        perYear: [
          { year: 2026, availableBefore: 25, availableAfter: 23 },
          { year: 2027, availableBefore: 25, availableAfter: 23 },
        ],
      },
      { perYear: [] },
    ]);
    await notifyAll(server, company.companyId);
    const mail = (await server.mails()).find(({ subject }) => subject === 'Kari Nordmann søker om ferie');
    expect(mail?.text).toContain('Etter det er det 23 feriedager igjen i 2026.');
    expect(mail?.text).toContain('Etter det er det 23 feriedager igjen i 2027.');
  });

  test('show what was decided', async () => {
    const { lead, kari, absence } = await agreedWorld(server);
    const no = await asked(kari, { startDate: '2027-02-01', endDate: '2027-02-01' });
    await decline(lead, no);
    const { json } = await lead.call(getRespondedRequestsByYear, { query: { year: 2027 } });
    expect(json).toMatchObject({
      approvedAbsenceRequests: [{ absence: { absenceId: absence.absenceId } }],
      declinedAbsenceRequests: [{ absence: { absenceId: no.absenceId }, person: { fullName: 'Kari Nordmann' } }],
    });
  });

  test('show the transfer that an administrator who is alone made of their own days', async () => {
    const { admin } = await server.newCompany();
    await openAbsence(admin);
    const body = { encCompanyUserId: admin.companyUserId, fromYear: 2026, daysToTransfer: 3 };
    expect((await admin.call(transferVacationDays, { body })).codes).toEqual([]);
    const { json } = await admin.call(getRespondedRequestsByYear, { query: { year: 2027 } });
    expect(json['approvedVacationTransferRequests']).toMatchObject([{ companyUserId: admin.companyUserId, vacationDays: 3 }]);
  });

  test('a leader who is away hands on to their manager, and one whose deputy is there to the deputy', async () => {
    const { company, admin, lead, kari } = await absenceWorld(server);
    await asked(admin, { startDate: '2026-11-20', endDate: '2026-11-24', companyUserId: lead.companyUserId });
    const absence = await asked(kari);
    expect(absence.waitingFor.map(({ companyUserId }) => companyUserId)).toEqual([admin.companyUserId]);
    const deputy = await company.person('manager', { firstName: 'Dag' });
    expect((await deputy.call(requests.approveAbsenceRequest, bodyOf(absence))).status).toBe(404);
    await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`insert into absence_deputy (company_id, company_user_id, deputy_id)
        values (${company.companyId}, ${lead.companyUserId}::uuid, ${deputy.companyUserId}::uuid)`.execute(tx),
    );
    expect((await again(kari, absence)).waitingFor.map(({ fullName }) => fullName)).toEqual(['Dag Nordmann']);
    expect(absenceIn(await approve(deputy, absence)).status).toBe(2);
  });

  test.each([
    ['both halves, for different reasons', { type: 6, portion: 2 } as const, true],
    ['a morning, with the afternoon at home', { type: 2, portion: 2 } as const, false],
    ['one half, twice', { type: 6, portion: 1 } as const, false],
  ])('hand on from a leader with absence on %s only where both halves are away', async (_, other, isAway) => {
    const { company, admin, lead, kari } = await absenceWorld(server);
    const day = { companyUserId: lead.companyUserId, startDate: '2026-11-21' };
    await book(server, company.companyId, [
      { ...day, portion: 1 },
      { ...day, ...other },
    ]);
    const { waitingFor } = await asked(kari);
    expect(waitingFor.map(({ companyUserId }) => companyUserId)).toEqual([isAway ? admin.companyUserId : lead.companyUserId]);
    const away = await server.database.forCompany(company.companyId, (held) => findPeopleAway(held, '2026-11-21'));
    expect(away).toEqual(isAway ? [lead.companyUserId] : []);
  });

  test.each([
    ['on the only day', '2026-11-21', '2026-11-21', true],
    ['before the first day', '2026-11-22', null, false],
    ['after the last day', null, '2026-11-20', false],
  ])('a deputy has the requests of a leader who is away %s', async (_, from, to, has) => {
    const { company, admin, lead, kari } = await absenceWorld(server);
    const deputy = await company.person('manager');
    await asked(admin, { startDate: '2026-11-20', endDate: '2026-11-24', companyUserId: lead.companyUserId });
    expect((await lead.call(setDeputy, { body: { companyUserId: deputy.companyUserId, from, to } })).codes).toEqual([]);
    const { waitingFor } = await asked(kari);
    expect(waitingFor.map(({ companyUserId }) => companyUserId)).toEqual([has ? deputy.companyUserId : admin.companyUserId]);
  });
});

describe('for everybody', () => {
  const everybody = { addToAll: true, absenceType: 1, startDate: '2027-07-12', endDate: '2027-07-16' };

  test('adds one for each active internal person and names those it skips', async () => {
    const { company, admin, kari } = await absenceWorld(server);
    await company.person('accountant');
    await company.person('employee', { state: 'inactive' });
    await asked(kari, { startDate: '2027-07-14', endDate: '2027-07-14' });
    const answer = await ask(admin, everybody);
    expect([answer.status, answer.codes]).toEqual([207, ['absence.OverlappingRequests']]);
    expect(answer.json).toMatchObject({
      absence: null,
      added: 2,
      skipped: [{ companyUserId: kari.companyUserId, code: 'absence.OverlappingRequests' }],
    });
  });

  test('shows whom it would be added for and skip before anything is written, to full access only', async () => {
    const { admin, lead, kari } = await absenceWorld(server);
    await asked(kari, { startDate: '2027-07-14', endDate: '2027-07-14' });
    const preview = (caller: Caller) => caller.call(requests.previewAddToAll, { body: everybody });
    const { status, json } = await preview(admin);
    const people = [admin, lead].map(({ companyUserId }) => ({ companyUserId, days: 5 }));
    expect(status).toBe(200);
    expect(json['people']).toHaveLength(2);
    expect(json['people']).toEqual(expect.arrayContaining(people.map((person) => expect.objectContaining(person))));
    expect(json['skipped']).toEqual([
      { companyUserId: kari.companyUserId, fullName: 'Kari Nordmann', code: 'absence.OverlappingRequests' },
    ]);
    expect((await preview(lead)).codes).toEqual(['common.Forbidden']);
    expect((await ask(admin, everybody)).json).toMatchObject({ added: 2, skipped: json['skipped'] });
  });

  test.each([
    [{ startDate: '2025-11-20', endDate: '2025-11-20' }, 'absence.InvalidDates', { why: 'yearBack' }],
    [{ endDate: '2027-07-12', absencePortion: 1 }, 'absence.HalfDayDisabled', {}],
  ])('refuses %o, which nobody may have, with the reason, before and when it is added', async (wrong, code, details) => {
    const { admin } = await absenceWorld(server);
    await admin.call(updateSettings, { body: { allowHalfDayAbsence: false } });
    const body = { ...everybody, ...wrong };
    for (const answer of [await admin.call(requests.previewAddToAll, { body }), await ask(admin, body)]) {
      expect(answer.codes).toEqual([code]);
      expect(answer.json['details'] ?? {}).toMatchObject(details);
    }
  });

  test('tells each of them but whoever did it, once and without naming illness, and nobody whose days were skipped', async () => {
    const { company, admin, lead, kari } = await absenceWorld(server);
    await asked(kari, { startDate: '2027-07-14', endDate: '2027-07-14' });
    const mailsAbout = async () => (await server.mails()).filter(({ text }) => text.includes('12.–16. juli 2027'));
    const told = () =>
      server.database.forCompany(company.companyId, async ({ tx }) => {
        const { rows } = await sql<{ id: string }>`select company_user_id as id from notification
          where reason = 'AbsenceRequestNotificationEmployees' and facts -> 'absence' ->> 'startDate' = '2027-07-12'`.execute(tx);
        return rows.map(({ id }) => id);
      });
    await ask(admin, everybody);
    expect(await mailsAbout()).toEqual([]);
    await notifyAll(server, company.companyId);
    await notifyAll(server, company.companyId);
    expect(await told()).toEqual([lead.companyUserId]);
    expect(await mailsAbout()).toHaveLength(1);
    await ask(admin, { ...everybody, absenceType: 3, startDate: '2026-11-20', endDate: '2026-11-20' });
    await notifyAll(server, company.companyId);
    const texts = (await server.mails()).map(({ subject, text }) => `${subject} ${text}`).join('\n');
    expect(texts).toContain('har registrert fravær for deg');
    expect(texts.toLowerCase()).not.toMatch(/sykdom|egenmelding/);
  });

  test('is taken back within 30 seconds by whoever added it, all of it, and nobody is told (absence.73)', async () => {
    const { company, admin, kari, lead } = await absenceWorld(server);
    const answer = await ask(admin, everybody);
    const undo = (who: Caller) => who.call(requests.undoAddToAll, { body: { batchId: String(answer.json['batchId']) } });
    expect([(await undo(await company.person('hradmin'))).status, (await undo(lead)).status]).toEqual([404, 403]);
    server.clock.set('2026-11-21T09:00:35Z');
    expect((await undo(admin)).json).toMatchObject({ takenBack: 3, kept: [] });
    expect(await sums(kari, kari.companyUserId)).toEqual({ taken: 0, reserved: 0, available: 25 });
    for (const who of [kari, admin]) {
      const list = await who.call(getCompanyUserAbsencesByYear, { query: { companyUserId: kari.companyUserId, year: 2027 } });
      expect(list.json['companyUserAbsences']).toEqual([]);
    }
    const before = (await server.mails()).length;
    await notifyAll(server, company.companyId);
    expect((await server.mails()).length).toBe(before);
    // From another tab, where the button still stands.
    expect((await undo(admin)).json).toMatchObject({ takenBack: 3, kept: [] });
    server.clock.set('2026-11-21T09:00:36Z');
    expect((await undo(admin)).codes).toEqual(['absence.UndoTooLate']);
    const sentences = (await logLines(admin, { areas: ['absence'] })).map(({ sentence }) => sentence);
    expect(sentences.filter((sentence) => sentence.includes('angret fraværet som ble lagt inn for alle'))).toHaveLength(3);
  });

  test('is not taken back later, and what somebody changed meanwhile stays', async () => {
    const { admin, kari } = await absenceWorld(server);
    const first = await ask(admin, everybody);
    const { json } = await kari.call(getCompanyUserAbsencesByYear, { query: { companyUserId: kari.companyUserId, year: 2027 } });
    const [own] = json['companyUserAbsences'] as Absence[];
    await kari.call(requests.deleteAbsence, { body: { absenceId: own?.absenceId } });
    const undo = ({ json: added }: typeof first) => admin.call(requests.undoAddToAll, { body: { batchId: String(added['batchId']) } });
    expect((await undo(first)).json).toMatchObject({ takenBack: 2, kept: [{ companyUserId: kari.companyUserId }] });
    const second = await ask(admin, { ...everybody, startDate: '2027-08-02', endDate: '2027-08-02' });
    server.clock.set('2026-11-21T09:00:36Z');
    expect((await undo(second)).codes).toEqual(['absence.UndoTooLate']);
  });

  test('tells a hundred people in as many statements as three, in one job', async () => {
    const { company, admin } = await absenceWorld(server);
    const cost = async (day: string) => {
      await ask(admin, { ...everybody, startDate: day, endDate: day });
      const job = (await jobsOf(server, company.companyId)).at(-1) ?? {};
      const before = server.database.statements();
      await runNotifyJob(server.services, job);
      return server.database.statements() - before;
    };
    const few = await cost('2027-07-12');
    for (let number = 0; number < 100; number += 1) await company.person('employee');
    expect(await cost('2027-07-13')).toBe(few);
  });

  test('is for full access only, and costs as many statements for forty as for three', async () => {
    const { company, admin, lead } = await absenceWorld(server);
    expect((await ask(lead, everybody)).status).toBe(403);
    const cost = async (startDate: string) => {
      const before = server.database.statements();
      expect((await ask(admin, { ...everybody, startDate, endDate: startDate })).status).toBe(200);
      return server.database.statements() - before;
    };
    const few = await cost('2027-07-12');
    for (let number = 0; number < 40; number += 1) await company.person('employee');
    expect(await cost('2027-07-13')).toBe(few);
  });
});
