import { expect, test } from 'vitest';
import { explain } from '#features/access-control/contract/endpoints-explain.ts';
import { describeLines, logLanguage } from '#features/log/server/public.ts';
import { getOwnReminders, type OwnReminder } from '#features/notes/contract/endpoints-own.ts';
import { noteStatus, type Note } from '#features/notes/contract/entities.ts';
import { accessToNotesOf, noteOwners, type NoteOwner } from '#features/notes/server/note-owner.ts';
import { remind } from '#features/notes/server/remind.ts';
import { bookExamples, bookRoom } from '#features/notes/testing/noted-thing.ts';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import type { Notification } from '#features/notifications/contract/notification.ts';
import { gatherPerson } from '#features/takeout/server/person/gather-person.ts';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import { addressOf } from '#kernel/contract/page-link.ts';
import { memberByPerson } from '#features/people/server/public.ts';
import { readLines } from '#kernel/server/store-audit-lines.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { languages } from '#kernel/server/words.ts';
import type { AnyExamples } from '#testing/examples.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer({}, [], [bookRoom]);
const { services, rooms, database } = server;
const owners = [...services.registers.of(noteOwners).values()];
const today = '2026-11-21';

/** The feature of a kind of record, its calls for notes, and its example of a new note. */
async function roomOf({ path }: NoteOwner) {
  const room = rooms.find(({ feature }) => Object.values(feature.endpoints).some((one) => one.path === `${path}/create-note`));
  if (!room) throw new Error(`No feature has ${path}/create-note`);
  const { name } = room.feature;
  const file = `#features/${name}/testing/examples.ts`;
  const { examples } = room === bookRoom ? { examples: bookExamples } : ((await import(file)) as { examples: AnyExamples });
  const endpoints = Object.values(room.feature.endpoints);
  const at = (call: string): Endpoint => {
    const found = endpoints.find((one) => one.path === `${path}/${call}`);
    if (!found) throw new Error(`Nobody serves ${path}/${call}`);
    return found;
  };
  return { name, example: examples['createNote'], at };
}

/** Two notes on a new record, a reminder of today and another, looked at by their author, who was reminded. */
async function noted(owner: NoteOwner) {
  const { name: feature, example, at } = await roomOf(owner);
  const company = await server.newCompany();
  const { admin, companyId } = company;
  const input = await example?.input({ server, company, admin });
  const { relatedId } = (input?.body ?? {}) as { relatedId: string };
  const write = async (rest: object) => {
    const body = { relatedId, noteText: 'Hemmelig', ...rest };
    const { status, json } = await admin.call(at('create-note'), { body });
    expect(status).toBe(200);
    return json['note'] as Note;
  };
  const reminder = await write({ notificationDate: today, notificationChannels: [1, 2] });
  const note = await write({});
  await admin.call(at('get-notes'), { query: { relatedId } });
  await remind(services, { companyId, noteId: reminder.noteId, date: today });
  const adminId = admin.companyUserId ?? '';
  const { name = '' } =
    (await database.forCompany(companyId, async (unit) => {
      const member = await memberByPerson({ company: unit, services }, adminId);
      return member && accessToNotesOf(unit, owner, { member, relatedId });
    })) ?? {};
  return { company, companyId, admin, adminId, feature, relatedId, reminder, note, name, at };
}

test.each(owners)('notes on a $kind are right wherever they are told of', async (owner) => {
  const { company, companyId, admin, adminId, feature, relatedId, reminder, note, name, at } = await noted(owner);
  expect(name).not.toBe('');

  // Bell and mail name the record and open it.
  const [told] = (await admin.call(getUserNotifications, { query: { limit: 25 } })).json['userNotifications'] as Notification[];
  expect(told).toMatchObject({ reason: owner.reason, scopeId: reminder.noteId, affectedId: relatedId });
  expect(told?.notificationReasonDescription).toContain(name);
  expect(Object.values(told?.target?.query ?? {})).toContain(relatedId);
  const mail = (await server.mails()).find(({ subject }) => subject === `Påminnelse: notatet ditt om ${name}`);
  expect(mail?.text).toContain(told?.target ? addressOf(told.target) : 'a page');
  expect(mail?.text).not.toContain('Hemmelig');

  // Home names it, leads to it, and archives it.
  const home = async () => (await admin.call(getOwnReminders)).json['reminders'] as OwnReminder[];
  expect(await home()).toMatchObject([{ noteId: reminder.noteId, relatedFullName: name, page: told?.target, path: owner.path }]);
  await admin.call(at('update-note-status'), { body: { noteId: reminder.noteId, status: noteStatus.archived } });
  expect(await home()).toEqual([]);

  // The log says what was done and looked at, and where.
  const personId = owner.personOf?.(relatedId);
  for (const language of languages) {
    const lines = await database.forCompany(companyId, async (unit) =>
      describeLines(unit, await readLines(unit, { timeZone: 'Europe/Oslo' }, { limit: 50 }), {
        ...logLanguage(services, language),
        timeZone: 'Europe/Oslo',
      }),
    );
    for (const call of ['createNote', 'getNotes', 'updateNoteStatus']) {
      const line = lines.find(({ action }) => action === `${feature}.${call}`);
      expect(line?.sentence).toMatch(/(?:notat|note)/);
      expect([line?.sentence.includes(name), line?.actor?.companyUserId, line?.person?.companyUserId]).toEqual([true, adminId, personId]);
      expect(line?.thing ?? line?.person?.name).toBe(name);
      // The name is said already, and is no change.
      expect(line?.changes.map(({ field }) => field)).not.toContain('recordName');
    }
  }

  // What is no reminder is in the takeout of its person, or of its author when it is on a thing.
  const sections = await database.forCompany(companyId, (unit) =>
    gatherPerson({
      company: unit,
      shares: services.registers.of(takeoutShares),
      secrets: services.secrets,
      companyUserId: personId ?? adminId,
      withNames: false,
      accountId: undefined,
    }),
  );
  const section = personId === undefined ? 'ownNote' : 'note';
  expect(sections[section]).toContainEqual(expect.objectContaining({ id: note.noteId }));
  for (const language of languages) expect(services.words.value(language, { entity: section, field: 'kind' }, owner.kind)).toBeTruthy();

  // Why somebody sees it.
  const hr = await company.person('hradmin');
  const why = async (companyUserId: string | undefined, itemId: string) =>
    (await admin.call(explain, { query: { companyUserId, itemType: 'note', itemId } })).json['explanation'];
  expect(await why(adminId, reminder.noteId)).toEqual({ sees: true, reasons: [{ kind: 'creator' }] });
  expect(await why(hr.companyUserId, reminder.noteId)).toMatchObject({
    sees: false,
    reasons: [{ kind: 'role', feature: owner.feature }, { kind: 'personal' }],
  });
});

test('kinds of records with notes have numbers of their own', () => {
  expect(new Set(owners.map(({ type }) => type)).size).toBe(owners.length);
});
