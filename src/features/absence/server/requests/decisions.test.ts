import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { deactivateCompanyUser, deleteCompanyUser, getDeactivation } from '#features/people/contract/endpoints-life.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { ledger } from '../../contract/endpoints-balance.ts';
import * as requests from '../../contract/endpoints-requests.ts';
import {
  getAbsence,
  getAbsenceHistoryByAbsenceId,
  getPendingRequestCount,
  getPendingRequestsByYear,
  getRespondedRequestsByYear,
} from '../../contract/endpoints.ts';
import type { LedgerLine } from '../../contract/entities-balance.ts';
import type { Absence, HistoryLine } from '../../contract/entities.ts';
import { openAbsence } from '../../testing/opened.ts';
import { absenceIn, ask, asked } from '../../testing/requests.ts';
import { tell } from '../messages.ts';

const server = await testServer();
const start = '2026-11-21T09:00:00Z';
beforeEach(() => server.clock.set(start));

async function world() {
  const company = await server.newCompany();
  const { admin } = company;
  await openAbsence(admin);
  const lead = await company.person('manager', { firstName: 'Lise', reportsTo: admin.companyUserId ?? '' });
  const kari = await company.person('employee', { firstName: 'Kari', reportsTo: lead.companyUserId ?? '' });
  return { company, admin, lead, kari };
}

const body = ({ absenceId }: Absence, rest: object = {}) => ({ body: { absenceId, ...rest } });
const approve = (who: Caller, absence: Absence, rest: object = {}) => who.call(requests.approveAbsenceRequest, body(absence, rest));
const decline = (who: Caller, absence: Absence, rest: object = {}) => who.call(requests.declineAbsenceRequest, body(absence, rest));
const change = (who: Caller, { absenceId }: Absence, wish: object = {}) =>
  who.call(requests.updateAbsence, {
    body: { absenceType: 1, startDate: '2027-01-11', endDate: '2027-01-15', absenceId, ...wish },
  });
const remove = (who: Caller, absence: Absence, rest: object = {}) => who.call(requests.deleteAbsence, body(absence, rest));
const again = async (who: Caller, { absenceId }: Absence) => absenceIn(await who.call(getAbsence, { query: { absenceId } }));
const sums = async (who: Caller, companyUserId = '', year = 2027) => {
  const { json } = await who.call(ledger, { query: { companyUserId, year } });
  const lines = json['lines'] as LedgerLine[];
  const of = (kind: string) => lines.filter((line) => line.kind === kind).reduce((days, line) => days + line.days, 0);
  return { taken: of('taken'), reserved: of('reserved'), available: (json['balance'] as { available: number }).available };
};

/** A request that the leader has agreed to. */
async function agreed() {
  const place = await world();
  const absence = await asked(place.kari);
  return { ...place, absence: absenceIn(await approve(place.lead, absence)) };
}

describe('deciding', () => {
  test('S2 agreed takes what was reserved, and says by whom with which words', async () => {
    const { kari, lead } = await world();
    const absence = await asked(kari);
    expect(await sums(kari, kari.companyUserId)).toEqual({ taken: 0, reserved: -3, available: 22 });
    const decided = absenceIn(await approve(lead, absence, { comment: 'God tur' }));
    expect(decided).toMatchObject({ status: 2, decision: { action: 2, by: { fullName: 'Lise Nordmann' }, comment: 'God tur' } });
    expect(decided.permissions).toMatchObject({ undo: true, decide: false });
    expect(await sums(kari, kari.companyUserId)).toEqual({ taken: -3, reserved: 0, available: 22 });
  });

  test('declined gives the days back', async () => {
    const { kari, lead } = await world();
    expect(absenceIn(await decline(lead, await asked(kari)))).toMatchObject({ status: 3 });
    expect(await sums(kari, kari.companyUserId)).toEqual({ taken: 0, reserved: 0, available: 25 });
  });

  test('the second to decide is told who was faster', async () => {
    const { kari, lead, admin } = await world();
    const absence = await asked(kari);
    await approve(lead, absence);
    const answer = await decline(admin, absence);
    expect([answer.status, answer.codes]).toEqual([409, ['absence.AlreadyDecided']]);
    expect(answer.json['details']).toMatchObject({ by: 'Lise Nordmann', status: 2 });
  });

  test('nobody decides their own request unless nobody else can', async () => {
    const { admin, lead, kari, company } = await world();
    const hr = await company.person('hradmin');
    const own = await asked(admin);
    expect((await approve(admin, own)).codes).toEqual(['absence.OwnRequest']);
    expect((await approve(lead, await asked(lead))).codes).toEqual(['absence.OwnRequest']);
    expect((await approve(kari, own)).status).toBe(403);
    expect((await approve(lead, own)).status).toBe(404);
    expect(absenceIn(await approve(hr, own)).status).toBe(2);
  });

  test('leave by law cannot be declined, other leave can; nor can illness that is corrected', async () => {
    const { kari, lead } = await world();
    const byLaw = await asked(kari, { absenceType: 7 });
    expect((await decline(lead, byLaw)).codes).toEqual(['absence.CannotDecline']);
    const other = await asked(kari, { absenceType: 7, startDate: '2027-02-01', endDate: '2027-02-02', isStatutory: false });
    expect(absenceIn(await decline(lead, other)).status).toBe(3);
  });

  test('is refused when somebody registered something else on the days since', async () => {
    const { kari, lead, company } = await world();
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
    const { kari, lead } = await world();
    const absence = await asked(kari);
    await change(kari, absence);
    const answer = await approve(lead, absence, { version: absence.version });
    expect([answer.status, answer.codes]).toEqual([409, ['common.Conflict']]);
    expect(answer.json['details']).toMatchObject({ absence: { status: 11, workingDays: 5 } });
  });

  test('several at once: those that cannot be are named, the others are decided', async () => {
    const { kari, lead, company } = await world();
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

  test('deciding two hundred costs as many statements as two', async () => {
    const { lead, company } = await world();
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
    const { kari, lead, absence, company } = await agreed();
    server.clock.advance(30_000);
    expect(absenceIn(await lead.call(requests.undoDecision, body(absence)))).toMatchObject({ status: 1, decision: null });
    expect(await sums(kari, kari.companyUserId)).toEqual({ taken: 0, reserved: -3, available: 22 });
    server.clock.advance(60_000);
    await tellAll(company.companyId);
    expect((await server.mails()).filter(({ subject }) => subject.includes('godkjent'))).toEqual([]);
  });

  test('is too late after that, and for anybody else', async () => {
    const { lead, admin, absence } = await agreed();
    expect((await admin.call(requests.undoDecision, body(absence))).codes).toEqual(['absence.UndoTooLate']);
    server.clock.advance(30_001);
    expect((await lead.call(requests.undoDecision, body(absence))).codes).toEqual(['absence.UndoTooLate']);
  });

  test('a change that was agreed to waits again', async () => {
    const { kari, lead, absence } = await agreed();
    await change(kari, absence);
    expect(absenceIn(await approve(lead, absence))).toMatchObject({ status: 9, workingDays: 5 });
    const back = absenceIn(await lead.call(requests.undoDecision, body(absence)));
    expect(back).toMatchObject({ status: 8, workingDays: 3, proposed: { workingDays: 5 } });
    expect(await sums(kari, kari.companyUserId)).toMatchObject({ taken: -3, reserved: -2 });
  });

  test('of a no is refused when the days are taken since', async () => {
    const { kari, lead } = await world();
    const absence = await asked(kari);
    await decline(lead, absence);
    await asked(kari);
    expect((await lead.call(requests.undoDecision, body(absence))).codes).toEqual(['absence.OverlappingRequests']);
  });

  test('of a no is refused when the days are used up since', async () => {
    const { kari, lead } = await world();
    const absence = await asked(kari);
    await decline(lead, absence);
    await asked(kari, { startDate: '2027-02-01', endDate: '2027-03-05' });
    expect((await lead.call(requests.undoDecision, body(absence))).codes).toEqual(['absence.NotEnoughAvailableAbsenceDays']);
  });
});

describe('changing what was agreed', () => {
  test('S1 waits; until then the old days count and what is more is reserved', async () => {
    const { kari, lead, absence } = await agreed();
    const waiting = absenceIn(await change(kari, absence));
    expect(waiting).toMatchObject({ status: 8, workingDays: 3, proposed: { workingDays: 5, endDate: '2027-01-15' } });
    expect(await sums(kari, kari.companyUserId)).toEqual({ taken: -3, reserved: -2, available: 20 });
    expect((await change(kari, absence)).codes).toEqual(['absence.NotWaiting']);
    expect(absenceIn(await decline(lead, absence))).toMatchObject({ status: 10, workingDays: 3, proposed: null });
    expect(await sums(kari, kari.companyUserId)).toEqual({ taken: -3, reserved: 0, available: 22 });
  });

  test('can be withdrawn, once', async () => {
    const { kari, absence } = await agreed();
    await change(kari, absence);
    expect(absenceIn(await kari.call(requests.cancelAbsenceUpdate, body(absence)))).toMatchObject({ status: 12, proposed: null });
    expect((await kari.call(requests.cancelAbsenceUpdate, body(absence))).codes).toEqual(['absence.NotWaiting']);
  });

  test('holds at once when a leader does it, and is refused after deletion', async () => {
    const { lead, kari, absence } = await agreed();
    expect(absenceIn(await change(lead, absence))).toMatchObject({ status: 9, workingDays: 5 });
    expect(await sums(kari, kari.companyUserId)).toMatchObject({ taken: -5, reserved: 0 });
    await remove(kari, absence);
    expect((await change(kari, absence)).codes).toEqual(['absence.PendingDeleteAlready']);
    await approve(lead, absence);
    expect((await change(kari, absence)).codes).toEqual(['absence.AlreadyDeleted']);
  });

  test('of somebody who has left is refused, as is what the rules do not allow', async () => {
    const { admin, lead, kari, absence } = await agreed();
    expect((await change(kari, absence, { startDate: '2027-01-16', endDate: '2027-01-17' })).codes).toEqual(['absence.NoWorkingDays']);
    expect((await change(kari, absence, { absencePortion: 1 })).codes).toEqual(['absence.InvalidDates']);
    expect((await change(kari, absence, { startDate: '2027-01-04', endDate: '2027-03-01' })).codes).toEqual([
      'absence.NotEnoughAvailableAbsenceDays',
    ]);
    await asked(kari, { startDate: '2027-02-01', endDate: '2027-02-01' });
    expect((await change(kari, absence, { startDate: '2027-02-01', endDate: '2027-02-01' })).codes).toEqual([
      'absence.OverlappingRequests',
    ]);
    await admin.call(deactivateCompanyUser, { body: { companyUserId: kari.companyUserId } });
    expect((await change(lead, absence)).codes).toEqual(['absence.FailedToUpdate']);
  });
});

describe('deleting', () => {
  test('withdraws what nobody agreed to, once', async () => {
    const { kari } = await world();
    const absence = await asked(kari);
    expect(absenceIn(await remove(kari, absence)).status).toBe(7);
    expect((await remove(kari, absence)).codes).toEqual(['absence.AlreadyDeleted']);
    expect(await sums(kari, kari.companyUserId)).toMatchObject({ available: 25 });
  });

  test('S3 waits when it was agreed; a yes frees the days and the story keeps everything', async () => {
    const { kari, lead, absence } = await agreed();
    expect(absenceIn(await remove(kari, absence, { comment: 'Blir hjemme' })).status).toBe(4);
    expect((await remove(kari, absence)).codes).toEqual(['absence.PendingDeleteAlready']);
    expect(await sums(kari, kari.companyUserId)).toMatchObject({ available: 22 });
    expect(absenceIn(await approve(lead, absence)).status).toBe(5);
    expect(await sums(kari, kari.companyUserId)).toEqual({ taken: 0, reserved: 0, available: 25 });
    const { json } = await kari.call(getAbsenceHistoryByAbsenceId, { query: { encAbsenceId: absence.absenceId } });
    const story = (json['history'] as HistoryLine[]).map(({ action, fromStatus, toStatus, by, comment }) => [
      action,
      fromStatus,
      toStatus,
      by?.fullName,
      comment,
    ]);
    expect(story).toEqual([
      [7, 0, 1, 'Kari Nordmann', null],
      [2, 1, 2, 'Lise Nordmann', null],
      [8, 2, 4, 'Kari Nordmann', 'Blir hjemme'],
      [4, 4, 5, 'Lise Nordmann', null],
    ]);
  });

  test('happens at once when an administrator does it; a declined one cannot be deleted', async () => {
    const { admin, absence, kari, lead } = await agreed();
    expect(absenceIn(await remove(admin, absence)).status).toBe(7);
    const other = await asked(kari);
    await decline(lead, other);
    expect((await remove(kari, other)).codes).toEqual(['absence.NotWaiting']);
    expect((await remove(await (await world()).company.person('employee'), other)).status).toBe(404);
  });
});

describe('lists for those who decide', () => {
  test('show what waits with what is left after, and only to those who may decide it', async () => {
    const { company, admin, lead, kari } = await world();
    const other = await company.person('manager', {});
    const [first, second] = [await asked(kari), await asked(kari, { startDate: '2027-02-01', endDate: '2027-02-01' })];
    await approve(lead, second);
    await change(kari, second, { startDate: '2027-02-01', endDate: '2027-02-02' });
    const pending = async (who: Caller) => (await who.call(getPendingRequestsByYear)).json;
    expect(await pending(lead)).toMatchObject({
      pendingAddAbsenceRequests: [
        { absence: { absenceId: first.absenceId }, person: { fullName: 'Kari Nordmann' }, availableBefore: 23, availableAfter: 20 },
      ],
      pendingUpdateAbsenceRequests: [{ absence: { absenceId: second.absenceId }, availableBefore: 21, availableAfter: 20 }],
      pendingDeleteAbsenceRequests: [],
    });
    const count = async (who: Caller) => (await who.call(getPendingRequestCount)).json['pendingRequests'];
    expect([await count(lead), await count(admin), await count(other)]).toEqual([2, 2, 0]);
  });

  test('show what was decided', async () => {
    const { lead, kari, absence } = await agreed();
    const no = await asked(kari, { startDate: '2027-02-01', endDate: '2027-02-01' });
    await decline(lead, no);
    const { json } = await lead.call(getRespondedRequestsByYear, { query: { year: 2027 } });
    expect(json).toMatchObject({
      approvedAbsenceRequests: [{ absence: { absenceId: absence.absenceId } }],
      declinedAbsenceRequests: [{ absence: { absenceId: no.absenceId }, person: { fullName: 'Kari Nordmann' } }],
    });
  });

  test('a leader who is away hands on to their manager, and one whose deputy is there to the deputy', async () => {
    const { company, admin, lead, kari } = await world();
    await asked(admin, { ...{ startDate: '2026-11-20', endDate: '2026-11-24' }, companyUserId: lead.companyUserId });
    const absence = await asked(kari);
    expect(absence.waitingFor.map(({ companyUserId }) => companyUserId)).toEqual([admin.companyUserId]);
    const deputy = await company.person('manager', { firstName: 'Dag' });
    expect((await deputy.call(requests.approveAbsenceRequest, body(absence))).status).toBe(404);
    await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`insert into absence_deputy (company_id, company_user_id, deputy_id)
        values (${company.companyId}, ${lead.companyUserId}::uuid, ${deputy.companyUserId}::uuid)`.execute(tx),
    );
    expect((await again(kari, absence)).waitingFor.map(({ fullName }) => fullName)).toEqual(['Dag Nordmann']);
    expect(absenceIn(await approve(deputy, absence)).status).toBe(2);
  });
});

describe('for everybody', () => {
  const everybody = { addToAll: true, absenceType: 1, startDate: '2027-07-12', endDate: '2027-07-16' };

  test('adds one for each active internal person and names those it skips', async () => {
    const { company, admin, kari } = await world();
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

  test('is for full access only, and costs as many statements for forty as for three', async () => {
    const { company, admin, lead } = await world();
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

async function tellAll(companyId: number): Promise<void> {
  const { rows } = await server.database.transaction(({ tx }) =>
    sql<{
      data: Record<string, unknown>;
    }>`select data from pgboss.job where name = 'absence.tell' and (data ->> 'companyId')::integer = ${companyId}`.execute(tx),
  );
  for (const { data } of rows) await tell(server.services, data);
}

describe('mails', () => {
  test('tell who can decide of a request, and the person of the decision, each without naming illness', async () => {
    const { company, kari, lead } = await world();
    const absence = await asked(kari);
    await tellAll(company.companyId);
    await approve(lead, absence, { comment: 'God tur' });
    await tellAll(company.companyId);
    await asked(kari, { absenceType: 3, startDate: '2026-11-21', endDate: '2026-11-22' });
    await tellAll(company.companyId);
    const mails = (await server.mails()).filter(({ text }) => text.includes('Kari') || text.includes('Lise Nordmann'));
    const texts = mails.map(({ subject, text }) => `${subject} ${text}`).join('\n');
    expect(texts).toContain('Kari Nordmann søker om ferie');
    expect(texts).toContain('22 feriedager igjen av 2027');
    expect(texts).toContain('Søknaden om ferie er godkjent');
    expect(texts).toContain('God tur');
    expect(texts).toContain('Kari Nordmann har registrert fravær');
    expect(texts.toLowerCase()).not.toMatch(/sykdom|egenmelding/);
  });
});

describe('somebody leaves', () => {
  test('open requests are counted before and declined with the reason, and all is erased with the person', async () => {
    const { company, admin, kari } = await world();
    const absence = await asked(kari);
    const companyUserId = kari.companyUserId ?? '';
    const { json } = await admin.call(getDeactivation, { query: { companyUserId, purpose: 'deactivate' } });
    expect(json['consequences']).toContainEqual({ key: 'absenceRequests', count: 1 });
    await admin.call(deactivateCompanyUser, { body: { companyUserId } });
    expect((await again(admin, absence)).status).toBe(3);
    const lines = (await admin.call(ledger, { query: { companyUserId, year: 2027 } })).json['lines'] as LedgerLine[];
    expect(lines.at(-1)).toMatchObject({ kind: 'reserved', reason: 'deactivated', days: 3 });
    expect((await admin.call(deleteCompanyUser, { body: { companyUserId } })).status).toBe(200);
    const { rows } = await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`select 1 from absence union all select 1 from absence_ledger union all select 1 from absence_event`.execute(tx),
    );
    expect(rows).toEqual([]);
  });
});
