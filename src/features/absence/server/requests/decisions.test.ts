import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { testServer } from '#testing/server.ts';
import type { Absence } from '../../contract/entities.ts';
import * as requests from '../../contract/endpoints-requests.ts';
import { again, agreedWorld, absenceWorld, approve, bodyOf, change, decline, sums, notifyAll } from '../../testing/decided.ts';
import { absenceIn, asked } from '../../testing/requests.ts';

const server = await testServer();
beforeEach(() => server.clock.set('2026-11-21T09:00:00Z'));

describe('deciding', () => {
  test('S2 agreed takes what was reserved, and says by whom with which words', async () => {
    const { kari, lead } = await absenceWorld(server);
    const absence = await asked(kari);
    expect(await sums(kari, kari.companyUserId)).toEqual({ taken: 0, reserved: -3, available: 22 });
    const decided = absenceIn(await approve(lead, absence, { comment: 'God tur' }));
    expect(decided).toMatchObject({ status: 2, decision: { action: 2, by: { fullName: 'Lise Nordmann' }, comment: 'God tur' } });
    expect(decided.permissions).toMatchObject({ undo: true, decide: false });
    expect(await sums(kari, kari.companyUserId)).toEqual({ taken: -3, reserved: 0, available: 22 });
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, -1],
    [4, -1],
    [5, -1],
    [6, -1],
    [7, -1],
    [8, -1],
    [9, 9],
  ])('type %i stands in the log as %i (absence.47)', async (absenceType, logged) => {
    const { kari, admin, company } = await absenceWorld(server);
    const { companyUserId } = kari;
    const absence = await asked(admin, { companyUserId, absenceType, startDate: '2026-11-20', endDate: '2026-11-20' });
    expect((await admin.call(requests.deleteAbsence, bodyOf(absence))).status).toBe(200);
    const { rows } = await server.database.forCompany(company.companyId, ({ tx }) =>
      sql<{ type: string }>`select distinct detail.after ->> 'type' as type from audit_log line
        join audit_detail detail on detail.company_id = line.company_id and detail.audit_id = line.id
        where line.company_id = ${company.companyId} and line.entity = 'absence'`.execute(tx),
    );
    expect(rows).toEqual([{ type: String(logged) }]);
  });

  test('declined gives the days back', async () => {
    const { kari, lead } = await absenceWorld(server);
    expect(absenceIn(await decline(lead, await asked(kari)))).toMatchObject({ status: 3 });
    expect(await sums(kari, kari.companyUserId)).toEqual({ taken: 0, reserved: 0, available: 25 });
  });

  test('the second to decide is told who was faster', async () => {
    const { kari, lead, admin } = await absenceWorld(server);
    const absence = await asked(kari);
    await approve(lead, absence);
    const answer = await decline(admin, absence);
    expect([answer.status, answer.codes]).toEqual([409, ['absence.AlreadyDecided']]);
    expect(answer.json['details']).toMatchObject({ by: 'Lise Nordmann', status: 2 });
  });

  test('nobody decides their own request unless nobody else can', async () => {
    const { admin, lead, kari, company } = await absenceWorld(server);
    const hr = await company.person('hradmin');
    const own = await asked(admin);
    expect((await approve(admin, own)).codes).toEqual(['absence.OwnRequest']);
    expect((await approve(lead, await asked(lead))).codes).toEqual(['absence.OwnRequest']);
    expect((await approve(kari, own)).status).toBe(403);
    expect((await approve(lead, own)).status).toBe(404);
    expect(absenceIn(await approve(hr, own)).status).toBe(2);
  });

  test('leave by law cannot be declined, other leave can; nor can illness that is corrected', async () => {
    const { kari, lead } = await absenceWorld(server);
    const byLaw = await asked(kari, { absenceType: 7 });
    expect((await decline(lead, byLaw)).codes).toEqual(['absence.CannotDecline']);
    const other = await asked(kari, { absenceType: 7, startDate: '2027-02-01', endDate: '2027-02-02', isStatutory: false });
    expect(absenceIn(await decline(lead, other)).status).toBe(3);
  });

  test('is refused when somebody registered something else on the days since', async () => {
    const { kari, lead, company } = await absenceWorld(server);
    const absence = await asked(kari);
    await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`update absence_span set start_date = '2027-01-18', end_date = '2027-01-20' where absence_id = ${absence.absenceId}::uuid`.execute(
        tx,
      ),
    );
    await asked(lead, { companyUserId: kari.companyUserId });
    await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`update absence_span set start_date = '2027-01-11', end_date = '2027-01-13' where absence_id = ${absence.absenceId}::uuid`.execute(
        tx,
      ),
    );
    expect((await approve(lead, absence)).codes).toEqual(['absence.OverlappingRequests']);
  });

  test('a stale version is a conflict that carries what holds now', async () => {
    const { kari, lead } = await absenceWorld(server);
    const absence = await asked(kari);
    await change(kari, absence);
    const answer = await approve(lead, absence, { version: absence.version });
    expect([answer.status, answer.codes]).toEqual([409, ['common.Conflict']]);
    expect(answer.json['details']).toMatchObject({ absence: { status: 11, workingDays: 5 } });
  });

  test('several at once: those that cannot be are named, the others are decided', async () => {
    const { kari, lead, company } = await absenceWorld(server);
    const ola = await company.person('employee', { firstName: 'Ola', reportsTo: lead.companyUserId ?? '' });
    const [first, second] = [await asked(kari), await asked(ola)];
    await approve(lead, second);
    const answer = await lead.call(requests.decideMany, {
      body: { absenceIds: [first.absenceId, second.absenceId], decision: 'approve', comment: 'Fint' },
    });
    expect([answer.status, answer.codes]).toEqual([207, ['absence.AlreadyDecided']]);
    expect(answer.json['absences']).toMatchObject([{ absenceId: first.absenceId, status: 2 }]);
    expect(answer.json['refused']).toEqual([{ absenceId: second.absenceId, fullName: 'Ola Nordmann', code: 'absence.AlreadyDecided' }]);
  });

  test('several at once: one that has changed since it was read is not decided, and named', async () => {
    const { kari, lead, company } = await absenceWorld(server);
    const ola = await company.person('employee', { firstName: 'Ola', reportsTo: lead.companyUserId ?? '' });
    const read = [await asked(kari), await asked(ola)];
    const absenceIds = read.map(({ absenceId }) => absenceId);
    const versions = Object.fromEntries(read.map(({ absenceId, version }) => [absenceId, version]));
    await change(ola, read[1] as Absence);
    const answer = await lead.call(requests.decideMany, { body: { absenceIds, versions, decision: 'approve' } });
    expect([answer.status, answer.codes]).toEqual([207, ['common.Conflict']]);
    expect(answer.json['absences']).toMatchObject([{ absenceId: absenceIds[0], status: 2 }]);
    expect(answer.json['refused']).toEqual([{ absenceId: absenceIds[1], fullName: 'Ola Nordmann', code: 'common.Conflict' }]);
  });

  test('deciding two hundred costs as many statements as two', async () => {
    const { lead, company } = await absenceWorld(server);
    const ids = async (count: number) => {
      const made: string[] = [];
      for (let number = 0; number < count; number += 1) {
        const person = await company.person('employee', { reportsTo: lead.companyUserId ?? '' });
        made.push((await asked(person)).absenceId);
      }
      return made;
    };
    const cost = async (absenceIds: string[]) => {
      const before = server.database.statements();
      expect((await lead.call(requests.decideMany, { body: { absenceIds, decision: 'approve' } })).status).toBe(200);
      return server.database.statements() - before;
    };
    const few = await cost(await ids(2));
    expect(await cost(await ids(20))).toBe(few);
  });
});

describe('undoing', () => {
  test('S4 within 30 seconds restores status and balance, and nobody gets a mail', async () => {
    const { kari, lead, absence, company } = await agreedWorld(server);
    server.clock.advance(30_000);
    expect(absenceIn(await lead.call(requests.undoDecision, bodyOf(absence)))).toMatchObject({ status: 1, decision: null });
    expect(await sums(kari, kari.companyUserId)).toEqual({ taken: 0, reserved: -3, available: 22 });
    server.clock.advance(60_000);
    await notifyAll(server, company.companyId);
    expect((await server.mails()).filter(({ subject }) => subject.includes('godkjent'))).toEqual([]);
  });

  test('is too late after that, and for anybody else', async () => {
    const { lead, admin, absence } = await agreedWorld(server);
    expect((await admin.call(requests.undoDecision, bodyOf(absence))).codes).toEqual(['absence.UndoTooLate']);
    server.clock.advance(30_001);
    expect((await lead.call(requests.undoDecision, bodyOf(absence))).codes).toEqual(['absence.UndoTooLate']);
  });

  test('is too late once the person has left, who asks for nothing any more', async () => {
    const { kari, lead, admin, absence } = await agreedWorld(server);
    const left = await admin.call(deactivateCompanyUser, { body: { companyUserId: kari.companyUserId } });
    expect(left.codes).toEqual([]);
    expect((await lead.call(requests.undoDecision, bodyOf(absence))).codes).toEqual(['absence.UndoTooLate']);
  });

  test('a change that was agreed to waits again', async () => {
    const { kari, lead, absence } = await agreedWorld(server);
    await change(kari, absence);
    expect(absenceIn(await approve(lead, absence))).toMatchObject({ status: 9, workingDays: 5 });
    const back = absenceIn(await lead.call(requests.undoDecision, bodyOf(absence)));
    expect(back).toMatchObject({ status: 8, workingDays: 3, proposed: { workingDays: 5 } });
    expect(await sums(kari, kari.companyUserId)).toMatchObject({ taken: -3, reserved: -2 });
  });

  test('a change that was agreed to waits again with the last days of the year', async () => {
    const { kari, lead, absence } = await agreedWorld(server);
    await approve(lead, await asked(kari, { startDate: '2027-02-01', endDate: '2027-02-26' }));
    await change(kari, absence);
    await approve(lead, absence);
    expect(await sums(kari, kari.companyUserId)).toMatchObject({ taken: -25, available: 0 });
    expect(absenceIn(await lead.call(requests.undoDecision, bodyOf(absence)))).toMatchObject({ status: 8, workingDays: 3 });
    expect(await sums(kari, kari.companyUserId)).toEqual({ taken: -23, reserved: -2, available: 0 });
  });

  test.each([
    ['booked', { startDate: '2027-01-13', endDate: '2027-01-13' }, 'absence.OverlappingRequests'],
    ['used up', { startDate: '2027-02-01', endDate: '2027-03-03' }, 'absence.NotEnoughAvailableAbsenceDays'],
  ])('of a change is refused when the days it gave back are %s since', async (_, since, code) => {
    const { kari, lead, absence } = await agreedWorld(server);
    await change(kari, absence, { endDate: '2027-01-12' });
    await approve(lead, absence);
    await asked(kari, since);
    expect((await lead.call(requests.undoDecision, bodyOf(absence))).codes).toEqual([code]);
    expect((await again(kari, absence)).status).toBe(9);
  });

  test('of a no is refused when the days are taken since', async () => {
    const { kari, lead } = await absenceWorld(server);
    const absence = await asked(kari);
    await decline(lead, absence);
    await asked(kari);
    expect((await lead.call(requests.undoDecision, bodyOf(absence))).codes).toEqual(['absence.OverlappingRequests']);
  });

  test('of a no is refused when the days are used up since', async () => {
    const { kari, lead } = await absenceWorld(server);
    const absence = await asked(kari);
    await decline(lead, absence);
    await asked(kari, { startDate: '2027-02-01', endDate: '2027-03-05' });
    expect((await lead.call(requests.undoDecision, bodyOf(absence))).codes).toEqual(['absence.NotEnoughAvailableAbsenceDays']);
  });
});
