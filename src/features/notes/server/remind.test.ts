import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { prefer } from '#testing/preferences.ts';
import { testServer } from '#testing/server.ts';
import { personNotes } from '../contract/endpoints.ts';
import type { Note } from '../contract/entities.ts';
import { onDay, write } from '../testing/people-with-notes.ts';
import { remind, remindMissed } from './remind.ts';

const server = await testServer();
const { updateNote, updateNoteStatus, deleteNote } = personNotes;
const day = '2026-12-01';

beforeEach(() => server.clock.set('2026-11-21T09:00:00Z'));

async function world() {
  const company = await server.newCompany();
  const hr = await company.person('hradmin', { email: `hr${company.companyId}@fjord.no` });
  const { companyUserId } = await company.person('employee', { firstName: 'Ola', lastName: 'Moe' });
  const within = <T>(query: ReturnType<typeof sql<T>>) => server.database.forCompany(company.companyId, ({ tx }) => query.execute(tx));
  const note = await write(hr, companyUserId, { noteText: 'Snakk om lønn', ...onDay(day) });
  return { company, companyId: company.companyId, hr, ola: companyUserId, note, within };
}
const placeOf = (companyId: number, { noteId }: Note, date = day) => ({ companyId, noteId, date });
const mailTo = async (companyId: number) => (await server.mails()).filter(({ to }) => to === `hr${companyId}@fjord.no`);
const morning = () => server.clock.set(`${day}T07:00:00Z`);

describe('a reminder', () => {
  test('is planned for eight in the morning of the company', async () => {
    const { within, note } = await world();
    const { rows } = await within(
      sql<{ at: Date }>`select start_after as at from pgboss.job where name = 'notes.remind' and data ->> 'noteId' = ${note.noteId}`,
    );
    expect(rows.map(({ at }) => at.toISOString())).toEqual(['2026-12-01T07:00:00.000Z']);
  });

  test('comes as one mail with a way to the note, and without what it says', async () => {
    const { companyId, note, ola } = await world();
    morning();
    await remind(server.services, placeOf(companyId, note));
    await remind(server.services, placeOf(companyId, note));
    const mails = await mailTo(companyId);
    expect(mails.map(({ subject }) => subject)).toEqual(['Påminnelse: notatet ditt om Ola Moe']);
    expect(mails[0]?.text).toContain(`/no/people/details?employeeId=${ola}&tab=notes`);
    expect(mails[0]?.text).not.toContain('lønn');
  });

  test('can be ended from the mail, and does not come to whoever has muted it', async () => {
    const [{ companyId, note }, muted] = [await world(), await world()];
    await prefer(muted.hr, { muted: [{ reason: 'NotesNotificationsPersonal', channel: 2 }] });
    morning();
    await remind(server.services, placeOf(companyId, note));
    await remind(server.services, placeOf(muted.companyId, muted.note));
    expect((await mailTo(companyId))[0]?.text).toContain('Slutt å få e-post om dette: Personlig påminnelse');
    expect(await mailTo(muted.companyId)).toEqual([]);
  });

  test.each([
    ['quiet hours', { quietFrom: '07:00', quietTo: '10:00' }, `${day}T09:00:00.000Z`],
    ['the daily mail', { digestAt: '16:00' }, `${day}T15:00:00.000Z`],
  ])('waits for the end of %s', async (_, preferences, end) => {
    const { companyId, note, hr, within } = await world();
    await prefer(hr, preferences);
    morning();
    await remind(server.services, placeOf(companyId, note));
    const { rows } = await within(sql<{ status: string; due: Date }>`select status, due_at as due from notification_delivery`);
    expect(rows.map(({ status, due }) => [status, due.toISOString()])).toEqual([['held', end]]);
    expect(await mailTo(companyId)).toEqual([]);
  });

  test('comes by mail where the company has turned notifications off', async () => {
    const { companyId, note, within } = await world();
    await within(sql`update company set features_off = '{notifications}' where company_id = ${companyId}`);
    morning();
    await remind(server.services, placeOf(companyId, note));
    expect(await mailTo(companyId)).toHaveLength(1);
  });

  test('comes in the language of its creator', async () => {
    const { companyId, note, hr } = await world();
    await server.database.transaction(({ tx }) =>
      sql`update account set preferred_language = 'en-gb' where id = ${hr.accountId}::uuid`.execute(tx),
    );
    morning();
    await remind(server.services, placeOf(companyId, note));
    const [mail] = await mailTo(companyId);
    expect(mail?.subject).toBe('Reminder: your note on Ola Moe');
    expect(mail?.text).toContain('/en-gb/people/details');
  });

  test('comes once when several workers take it at the same moment', async () => {
    const { companyId, note } = await world();
    morning();
    await Promise.all(Array.from({ length: 6 }, () => remind(server.services, placeOf(companyId, note))));
    expect(await mailTo(companyId)).toHaveLength(1);
  });

  test('does not come before its hour, and is planned again', async () => {
    const { companyId, note, within } = await world();
    server.clock.set(`${day}T06:59:00Z`);
    await remind(server.services, placeOf(companyId, note));
    expect(await mailTo(companyId)).toEqual([]);
    const { rows } = await within(
      sql<{ count: number }>`select count(*) as count from pgboss.job where name = 'notes.remind' and data ->> 'noteId' = ${note.noteId}`,
    );
    expect(rows[0]?.count).toBe(2);
  });

  test.each([
    ['archived', updateNoteStatus, { status: 2 }],
    ['deleted', deleteNote, {}],
    ['put off', updateNote, onDay('2026-12-02')],
    ['without a date', updateNote, { notificationDate: null }],
  ] as const)('does not come for a note that is %s', async (_, endpoint, change) => {
    const { companyId, note, hr } = await world();
    expect((await hr.call(endpoint, { body: { noteId: note.noteId, ...change } })).status).toBe(200);
    morning();
    await remind(server.services, placeOf(companyId, note));
    expect(await mailTo(companyId)).toEqual([]);
  });

  test('comes on the new day when it was put off, and for a note that was brought back', async () => {
    const { companyId, note, hr } = await world();
    const { noteId } = note;
    await hr.call(updateNote, { body: { noteId, ...onDay('2026-12-02') } });
    await hr.call(updateNoteStatus, { body: { noteId, status: 2 } });
    await hr.call(updateNoteStatus, { body: { noteId, status: 1 } });
    server.clock.set('2026-12-02T07:00:00Z');
    await remind(server.services, placeOf(companyId, note, '2026-12-02'));
    expect(await mailTo(companyId)).toHaveLength(1);
  });

  test.each([
    ['has been deactivated', sql`update company_user set state = 'inactive'`],
    ['may not see the record any more', sql`update company_user set role = 'employee'`],
    ['has no sign-in any more', sql`update company_user set account_id = null`],
  ])('does not come when its creator %s', async (_, change) => {
    const { companyId, note, hr, within } = await world();
    await within(sql`${change} where company_id = ${companyId} and id = ${hr.companyUserId}::uuid`);
    morning();
    await remind(server.services, placeOf(companyId, note));
    expect(await mailTo(companyId)).toEqual([]);
  });

  test('comes once its creator may see the record again within two days', async () => {
    const { companyId, note, hr, within } = await world();
    const become = (role: string) =>
      within(sql`update company_user set role = ${role} where company_id = ${companyId} and id = ${hr.companyUserId}::uuid`);
    await become('employee');
    morning();
    await remind(server.services, placeOf(companyId, note));
    await become('hradmin');
    await remindMissed(server.services);
    await remindMissed(server.services);
    expect(await mailTo(companyId)).toHaveLength(1);
  });

  test('comes later the same day when its job was lost, once', async () => {
    const { companyId, note } = await world();
    morning();
    await remindMissed(server.services);
    await remindMissed(server.services);
    await remind(server.services, placeOf(companyId, note));
    expect(await mailTo(companyId)).toHaveLength(1);
  });

  test('comes later the same day though another one fails', async () => {
    const [failing, { companyId }] = [await world(), await world()];
    morning();
    const forCompany: typeof server.database.forCompany = (id, work) =>
      id === failing.companyId ? Promise.reject(new Error('This company cannot be read')) : server.database.forCompany(id, work);
    const database = { ...server.services.database, forCompany };
    await expect(remindMissed({ ...server.services, database })).rejects.toThrow('This company cannot be read');
    expect([await mailTo(failing.companyId), await mailTo(companyId)]).toMatchObject([[], [{}]]);
  });

  test('that is many days late is not sent', async () => {
    const { companyId } = await world();
    server.clock.set('2026-12-05T09:00:00Z');
    await remindMissed(server.services);
    expect(await mailTo(companyId)).toEqual([]);
  });
});
