import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deactivateCompanyUser, deleteCompanyUser, getDeactivation } from '#features/people/contract/endpoints-life.ts';
import { testServer } from '#testing/server.ts';
import { personNotes } from '../contract/endpoints.ts';
import { noteOf, notesSeen, onDay, write } from '../testing/people-with-notes.ts';

const server = await testServer();
const { createNote, getNotes, deleteNote, updateNote, updateNoteStatus } = personNotes;

/** A company with a team lead and a direct report. */
async function world() {
  const company = await server.newCompany();
  const lead = await company.person('manager', { firstName: 'Lise' });
  const kari = await company.person('employee', { firstName: 'Kari', reportsTo: String(lead.companyUserId) });
  return { company, admin: company.admin, lead, kari, id: kari.companyUserId };
}
const texts = async (...of: Parameters<typeof notesSeen>) => (await notesSeen(...of)).map(({ noteText }) => noteText);

describe('writing a note', () => {
  test('answers it with its creator, tags without repeats and what one may do', async () => {
    const { admin, id } = await world();
    const note = await write(admin, id, { noteText: '  Vil ha fagbrev ', tags: ['Fagbrev', ' fagbrev', 'Lønn  2027'] });
    expect(note).toMatchObject({
      relatedId: id,
      noteText: 'Vil ha fagbrev',
      notificationDate: null,
      notificationChannels: [],
      status: 1,
      tags: ['Fagbrev', 'Lønn 2027'],
      createdDate: '2026-11-21T09:00:00.000Z',
      updatedDate: null,
      createdByCompanyUserId: admin.companyUserId,
      createdByFullName: 'Kari Nordmann',
      version: 1,
      permissions: { update: true, updateStatus: true, delete: true },
    });
    expect(await notesSeen(admin, id)).toEqual([note]);
  });

  test.each([
    [{ noteText: '  ' }, { noteText: 'required' }],
    [{ noteText: 'x'.repeat(4001) }, { noteText: 'tooLong' }],
    [onDay('2026-11-20'), { notificationDate: 'dateInPast' }],
    [onDay('tomorrow'), { notificationDate: 'dateFormat' }],
    [{ tags: ['x'.repeat(31)] }, { 'tags[0]': 'tooLong' }],
    [{ tags: [...'abcdefghijk'] }, { tags: 'tooLarge' }],
    [{ notificationChannels: [4] }, { 'notificationChannels[0]': 'select' }],
  ])('refuses %o', async (rest, fields) => {
    const { admin, id } = await world();
    const answer = await admin.call(createNote, { body: { relatedId: id, noteText: 'Ring', ...rest } });
    expect([answer.status, answer.codes, answer.fields]).toEqual([400, ['common.BadRequest'], fields]);
  });

  test('refuses a reminder that would come by no channel', async () => {
    const { admin, id } = await world();
    const answer = await admin.call(createNote, {
      body: { relatedId: id, noteText: 'Ring', notificationDate: '2026-12-01', notificationChannels: [] },
    });
    expect([answer.status, answer.codes]).toEqual([400, ['notes.NoChannel']]);
  });

  test('keeps 4,000 characters, and channels in their order', async () => {
    const { admin, id } = await world();
    const note = await write(admin, id, { noteText: 'æ'.repeat(4000), notificationDate: '2026-11-21', notificationChannels: [3, 2, 2] });
    expect(note).toMatchObject({ notificationChannels: [2, 3], notificationDate: '2026-11-21' });
  });

  test('is refused on a deactivated profile, where notes can still be read and deleted', async () => {
    const { admin, id } = await world();
    const { noteId } = await write(admin, id);
    await admin.call(deactivateCompanyUser, { body: { companyUserId: id } });
    const answer = await admin.call(createNote, { body: { relatedId: id, noteText: 'Sent' } });
    expect([answer.status, answer.codes]).toEqual([403, ['notes.NotAdded']]);
    const listed = await admin.call(getNotes, { query: { relatedId: id } });
    expect(listed.json).toMatchObject({ mayAdd: false, notes: [{ permissions: { update: false, updateStatus: false, delete: true } }] });
    expect((await admin.call(updateNoteStatus, { body: { noteId, status: 2 } })).codes).toEqual(['notes.NotSet']);
    expect((await admin.call(updateNote, { body: { noteId, noteText: 'x' } })).codes).toEqual(['notes.NotUpdated']);
    expect((await admin.call(deleteNote, { body: { noteId } })).status).toBe(200);
  });
});

describe('who sees', () => {
  test('a note is seen by its creator and by full access, a reminder by its creator alone', async () => {
    const { company, admin, lead, kari, id } = await world();
    const hr = await company.person('hradmin');
    const office = await company.person('officeadmin');
    await write(lead, id, { noteText: 'leder' });
    await write(lead, id, { noteText: 'minn leder', ...onDay('2026-12-01') });
    await write(admin, id, { noteText: 'admin' });
    await write(admin, id, { noteText: 'minn admin', ...onDay('2026-12-01') });
    await write(office, id, { noteText: 'kontor' });
    await write(kari, id, { noteText: 'meg selv' });
    expect(await texts(lead, id)).toEqual(['minn leder', 'leder']);
    expect(await texts(admin, id)).toEqual(['meg selv', 'kontor', 'minn admin', 'admin', 'leder']);
    expect(await texts(hr, id)).toEqual(['meg selv', 'kontor', 'admin', 'leder']);
    expect(await texts(office, id)).toEqual(['kontor']);
    expect(await texts(kari, id)).toEqual(['meg selv']);
  });

  test('full access does not show what others have written about oneself', async () => {
    const { company, admin } = await world();
    const hr = await company.person('hradmin');
    await write(hr, admin.companyUserId, { noteText: 'om sjefen' });
    expect(await texts(admin, admin.companyUserId)).toEqual([]);
  });

  test('nobody opens the notes on a person of whom they see the directory only', async () => {
    const { company, kari, lead, id } = await world();
    const colleague = await company.person('employee');
    for (const [who, whom] of [
      [colleague, id],
      [kari, lead.companyUserId],
      [lead, colleague.companyUserId],
    ] as const) {
      expect((await who.call(getNotes, { query: { relatedId: whom } })).codes).toEqual(['common.Forbidden']);
      expect((await who.call(createNote, { body: { relatedId: whom, noteText: 'x' } })).codes).toEqual(['common.Forbidden']);
    }
  });

  test('a note that one does not see is not there', async () => {
    const { admin, lead, id } = await world();
    const { noteId } = await write(admin, id, onDay('2026-12-01'));
    for (const answer of [
      await lead.call(deleteNote, { body: { noteId } }),
      await lead.call(updateNoteStatus, { body: { noteId, status: 2 } }),
      await lead.call(updateNote, { body: { noteId, noteText: 'x' } }),
    ])
      expect([answer.status, answer.codes]).toEqual([404, ['common.NotFound']]);
  });

  test('a look at the notes on somebody else stands in the log, and never what they say', async () => {
    const { company, admin, id } = await world();
    await write(admin, id, { noteText: 'Hemmelig greie' });
    await notesSeen(admin, id);
    await notesSeen(admin, admin.companyUserId);
    const log = await server.database.forCompany(company.companyId, async ({ tx }) => {
      const { rows } = await sql<{ action: string; line: string }>`
        select audit_log.action, concat(audit_log.entity, ' ', detail.before, ' ', detail.after) as line
        from audit_log join audit_detail detail on detail.company_id = audit_log.company_id and detail.audit_id = audit_log.id
        where audit_log.action like 'notes.%' order by audit_log.at, audit_log.id`.execute(tx);
      return rows;
    });
    expect(log.map(({ action }) => action).toSorted()).toEqual(['notes.createNote', 'notes.getNotes']);
    expect(JSON.stringify(log)).not.toContain('Hemmelig');
  });
});

describe('archiving, bringing back, deleting', () => {
  test('moves a note there and back, and deletes it for good', async () => {
    const { company, admin, id } = await world();
    const { noteId } = await write(admin, id, { tags: ['Lønn'] });
    const archived = noteOf(await admin.call(updateNoteStatus, { body: { noteId, version: 1, status: 2 } }));
    expect(archived).toMatchObject({ status: 2, version: 2, permissions: { update: false, updateStatus: true } });
    expect(noteOf(await admin.call(updateNoteStatus, { body: { noteId, version: 2, status: 1 } })).status).toBe(1);
    expect((await admin.call(deleteNote, { body: { noteId, version: 3 } })).status).toBe(200);
    expect(await notesSeen(admin, id)).toEqual([]);
    expect((await admin.call(deleteNote, { body: { noteId } })).status).toBe(404);
    const kept = await server.database.forCompany(company.companyId, async ({ tx }) => {
      const { rows } = await sql`select note_text, tags, status from note`.execute(tx);
      return rows;
    });
    expect(kept).toEqual([{ note_text: '', tags: [], status: 3 }]);
  });

  test('status 3 deletes too, and stands in the log as a deletion', async () => {
    const { company, admin, id } = await world();
    const { noteId } = await write(admin, id);
    await admin.call(updateNoteStatus, { body: { noteId, status: 2 } });
    expect((await admin.call(updateNoteStatus, { body: { noteId, status: 3 } })).json).toMatchObject({ success: true, note: null });
    expect(await notesSeen(admin, id)).toEqual([]);
    const logged = await server.database.forCompany(company.companyId, async ({ tx }) => {
      const { rows } = await sql<{ action: string }>`
        select action from audit_log where entity = 'note' and entity_id = ${noteId} order by id`.execute(tx);
      return rows.map(({ action }) => action);
    });
    expect(logged).toEqual(['notes.createNote', 'notes.updateNoteStatus', 'notes.deleteNote']);
  });

  test('is for the creator; when they have left, for those with full access', async () => {
    const { admin, lead, kari, id } = await world();
    const { noteId } = await write(lead, id);
    const refused = [
      await admin.call(deleteNote, { body: { noteId } }),
      await admin.call(updateNoteStatus, { body: { noteId, status: 2 } }),
      await admin.call(updateNoteStatus, { body: { noteId, status: 3 } }),
      await admin.call(updateNote, { body: { noteId, noteText: 'x' } }),
    ];
    expect(refused.map(({ status, codes }) => [status, ...codes])).toEqual([
      [403, 'notes.NotDeleted'],
      [403, 'notes.NotSet'],
      [403, 'notes.NotDeleted'],
      [403, 'notes.NotUpdated'],
    ]);
    await server.database.forCompany(Number(admin.companyId), ({ tx }) =>
      sql`update company_user set state = 'inactive' where id = ${lead.companyUserId}::uuid`.execute(tx),
    );
    expect((await kari.call(deleteNote, { body: { noteId } })).status).toBe(404);
    const reminder = await admin.call(updateNote, { body: { noteId, ...onDay('2026-12-01') } });
    expect(reminder.codes).toEqual(['notes.NotUpdated']);
    expect((await admin.call(updateNoteStatus, { body: { noteId, status: 2 } })).status).toBe(200);
  });

  test('refuses what was read before a change, with the note as it is', async () => {
    const { admin, id } = await world();
    const { noteId } = await write(admin, id);
    await admin.call(updateNote, { body: { noteId, version: 1, noteText: 'Nytt' } });
    for (const answer of [
      await admin.call(updateNote, { body: { noteId, version: 1, noteText: 'Annet' } }),
      await admin.call(updateNoteStatus, { body: { noteId, version: 1, status: 2 } }),
      await admin.call(deleteNote, { body: { noteId, version: 1 } }),
    ]) {
      expect([answer.status, answer.codes]).toEqual([409, ['common.Conflict']]);
      expect(answer.json['details']).toMatchObject({ note: { noteText: 'Nytt', version: 2 } });
    }
  });
});

describe('changing a note', () => {
  test('changes what is given and nothing else', async () => {
    const { admin, id } = await world();
    const { noteId } = await write(admin, id, { tags: ['Lønn'], ...onDay('2026-12-01') });
    server.clock.set('2026-11-21T13:00:00Z');
    const changed = noteOf(await admin.call(updateNote, { body: { noteId, noteText: 'Ny tekst' } }));
    expect(changed).toMatchObject({
      noteText: 'Ny tekst',
      tags: ['Lønn'],
      notificationDate: '2026-12-01',
      notificationChannels: [2],
      createdDate: '2026-11-21T09:00:00.000Z',
      updatedDate: '2026-11-21T13:00:00.000Z',
      version: 2,
    });
    const cleared = noteOf(await admin.call(updateNote, { body: { noteId, notificationDate: null, tags: [] } }));
    expect(cleared).toMatchObject({ notificationDate: null, notificationChannels: [], tags: [] });
    server.clock.set('2026-11-21T09:00:00Z');
  });

  test('keeps a date that has passed, and takes no other of the past', async () => {
    const { admin, id } = await world();
    const { noteId } = await write(admin, id, onDay('2026-11-22'));
    await server.database.forCompany(Number(admin.companyId), ({ tx }) =>
      sql`update note set notification_date = '2026-11-10' where id = ${noteId}::uuid`.execute(tx),
    );
    expect((await admin.call(updateNote, { body: { noteId, noteText: 'x', ...onDay('2026-11-10') } })).status).toBe(200);
    expect((await admin.call(updateNote, { body: { noteId, ...onDay('2026-11-11') } })).fields).toEqual({ notificationDate: 'dateInPast' });
  });

  test.each([
    [{ notificationDate: '2026-12-01' }, 'notes.NoChannel'],
    [{ ...onDay('2026-12-01'), notificationChannels: [] }, 'notes.NoChannel'],
  ])('refuses a date without a way to remind, %o', async (rest, code) => {
    const { admin, id } = await world();
    const { noteId } = await write(admin, id);
    expect((await admin.call(updateNote, { body: { noteId, ...rest } })).codes).toEqual([code]);
  });
});

describe('erasing a person', () => {
  test('says how many notes go, and erases those on them and their own reminders', async () => {
    const { company, admin, lead, kari, id } = await world();
    await write(lead, id, { noteText: 'om Kari' });
    await write(kari, id, { noteText: 'meg selv' });
    await write(lead, lead.companyUserId, { noteText: 'om Lise' });
    await admin.call(deactivateCompanyUser, { body: { companyUserId: id } });
    const { consequences } = (await admin.call(getDeactivation, { query: { companyUserId: id, purpose: 'delete' } })).json as {
      consequences: { key: string; count: number }[];
    };
    expect(consequences).toContainEqual({ key: 'notes', count: 2 });
    expect((await admin.call(deleteCompanyUser, { body: { companyUserId: id } })).status).toBe(200);
    const left = await server.database.forCompany(company.companyId, async ({ tx }) => {
      const { rows } = await sql<{ text: string }>`select note_text as text from note`.execute(tx);
      return rows.map(({ text }) => text);
    });
    expect(left).toEqual(['om Lise']);
  });

  test('keeps what the creator wrote on others, in the name of a deleted person', async () => {
    const { company, admin, id } = await world();
    const hr = await company.person('hradmin', { firstName: 'Hans' });
    await write(hr, id, { noteText: 'fra Hans' });
    await write(hr, id, { noteText: 'minn Hans', ...onDay('2026-12-01') });
    await admin.call(deactivateCompanyUser, { body: { companyUserId: hr.companyUserId } });
    expect((await admin.call(deleteCompanyUser, { body: { companyUserId: hr.companyUserId } })).status).toBe(200);
    expect(await notesSeen(admin, id)).toMatchObject([{ noteText: 'fra Hans', createdByFullName: 'Slettet person' }]);
    const { rows } = await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`select 1 from note where note_text = 'minn Hans'`.execute(tx),
    );
    expect(rows).toEqual([]);
  });
});
