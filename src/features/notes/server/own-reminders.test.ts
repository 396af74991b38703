import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { getOwnReminders, type OwnReminder } from '../contract/endpoints-own.ts';
import { personNotes } from '../contract/endpoints.ts';
import { onDay, write } from '../testing/people-with-notes.ts';

const server = await testServer();
const today = '2026-11-21';

const remindersOf = async (who: Caller) => (await who.call(getOwnReminders)).json['reminders'] as OwnReminder[];

async function team() {
  const company = await server.newCompany();
  const leader = await company.person('manager');
  const member = await company.person('employee', { firstName: 'Ola', lastName: 'Lie', reportsTo: String(leader.companyUserId) });
  return { ...company, leader, member };
}

test('tells of one’s own reminders whose day has come', async () => {
  const { leader, member } = await team();
  const { noteId } = await write(leader, member.companyUserId, { noteText: 'Ring', ...onDay(today) });
  await write(leader, member.companyUserId, { noteText: 'Senere', ...onDay('2026-11-22') });
  await write(leader, member.companyUserId, { noteText: 'Et notat' });
  expect(await remindersOf(leader)).toEqual([
    {
      noteId,
      relatedId: member.companyUserId,
      relatedFullName: 'Ola Lie',
      page: { path: '/people/details', query: { employeeId: member.companyUserId, tab: 'notes' } },
      path: '/companyusers',
      noteText: 'Ring',
      notificationDate: today,
      version: 1,
    },
  ]);
});

test('tells nobody of another’s reminders', async () => {
  const { admin, leader, member } = await team();
  await write(leader, member.companyUserId, onDay(today));
  expect(await remindersOf(admin)).toEqual([]);
  expect(await remindersOf(member)).toEqual([]);
});

test('forgets what is archived', async () => {
  const { leader, member } = await team();
  const { noteId } = await write(leader, member.companyUserId, onDay(today));
  await leader.call(personNotes.updateNoteStatus, { body: { noteId, status: 2 } });
  expect(await remindersOf(leader)).toEqual([]);
});

test('leaves out people whom the user may no longer see', async () => {
  const { leader, person, member } = await team();
  const other = await person('employee');
  await write(leader, member.companyUserId, onDay(today));
  const { database } = server;
  await database.forCompany(leader.companyId ?? 0, ({ id, tx }) =>
    sql`update company_user set reporting_to = null where company_id = ${id} and id = ${member.companyUserId}::uuid`.execute(tx),
  );
  expect(await remindersOf(leader)).toEqual([]);
  expect(await remindersOf(other)).toEqual([]);
});

test('shortens what is long', async () => {
  const { leader, member } = await team();
  await write(leader, member.companyUserId, { noteText: 'å'.repeat(500), ...onDay(today) });
  expect((await remindersOf(leader))[0]?.noteText).toBe('å'.repeat(160));
});
