import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { logLines } from '#testing/log-lines.ts';
import { testServer } from '#testing/server.ts';
import * as endpoints from '../../contract/endpoints-balance.ts';
import type { VacationTransfer } from '../../contract/entities-balance.ts';
import { jobsOf } from '../../testing/decided.ts';
import { openAbsence } from '../../testing/opened.ts';
import { runTransferJob } from '../notifications/notify.ts';

const server = await testServer();

describe('a transfer that was declined', () => {
  async function declined() {
    const company = await server.newCompany();
    await openAbsence(company.admin);
    const lead = await company.person('manager', { firstName: 'Lise' });
    const employee = await company.person('employee', { firstName: 'Ola', ...(lead.companyUserId && { reportsTo: lead.companyUserId }) });
    const world = { ...company, lead, employee, id: employee.companyUserId };
    const body = { encCompanyUserId: world.id, fromYear: 2026, daysToTransfer: 4 };
    const asked = (await world.employee.call(endpoints.transferVacationDays, { body })).json['transfer'] as VacationTransfer;
    const about = { body: { vacationDaysTransferRequestEncrId: asked.vacationDaysTransferRequestEncrId } };
    const decline = () => world.lead.call(endpoints.rejectVacationDaysTransfer, about);
    await decline();
    const undo = (by: Caller) => by.call(endpoints.undoTransferDecision, about);
    const tell = async () => {
      for (const job of await jobsOf(server, world.companyId, 'absence.tell-transfer')) await runTransferJob(server.services, job);
      return (await server.mails()).filter(({ subject }) => subject.startsWith('Overføringen er avslått'));
    };
    return { ...world, about, decline, undo, tell };
  }

  test('waits again when that is undone within 30 seconds, and nobody is told', async () => {
    const { admin, lead, id, undo, tell, decline } = await declined();
    server.clock.advance(30_000);
    expect((await undo(lead)).json['transfer']).toMatchObject({
      vacationDaysTransferStatus: 1,
      actionCompanyUser: null,
      decisionComment: null,
    });
    expect(await tell()).toEqual([]);
    expect((await logLines(admin, { companyUserIds: [id ?? ''] }, 'en')).map(({ sentence }) => sentence)).toContain(
      'Lise Nordmann undid the decision on a transfer of vacation for Ola Nordmann',
    );
    await decline();
    expect(await tell()).toHaveLength(1);
  });

  test('stays so after that, for anybody else, and once it waits again', async () => {
    const { admin, lead, employee, undo, about } = await declined();
    expect((await undo(admin)).codes).toEqual(['absence.UndoTooLate']);
    expect((await undo(employee)).codes).toEqual(['common.Forbidden']);
    expect((await undo(lead)).status).toBe(200);
    expect((await undo(lead)).codes).toEqual(['absence.UndoTooLate']);
    await lead.call(endpoints.approveVacationDaysTransfer, about);
    expect((await undo(lead)).codes).toEqual(['absence.UndoTooLate']);
    const late = await declined();
    server.clock.advance(30_001);
    expect((await late.undo(late.lead)).codes).toEqual(['absence.UndoTooLate']);
  });

  test('stays so when the person has left since', async () => {
    const { lead, id, companyId, undo } = await declined();
    await server.database.forCompany(companyId, ({ tx }) =>
      sql`update company_user set state = 'inactive' where company_id = ${companyId} and id = ${id}::uuid`.execute(tx),
    );
    expect((await undo(lead)).codes).toEqual(['absence.UndoTooLate']);
  });
});
