import { expect, test } from 'vitest';
import { explain } from '#features/access-control/contract/endpoints-explain.ts';
import { setItemPermissions } from '#features/access-control/contract/endpoints-item.ts';
import { createNote } from '#features/contracts/contract/endpoints-notes.ts';
import { addedContract } from '#features/contracts/testing/given.ts';
import type { Note } from '#features/notes/contract/entities.ts';
import { given } from '#features/tasks/testing/given.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();

test('who asks why somebody sees a note or task is told nothing about a record that is closed to them', async () => {
  const { admin, person } = await server.newCompany();
  const [hr, lead] = [await person('hradmin'), await person('manager')];
  const { contractId } = await addedContract(admin, { name: 'Oppkjøp', responsible: lead.companyUserId });
  const { taskId } = await given(admin, contractId, {
    ownerKind: 'contract',
    ownerId: contractId,
    title: 'Ring selgeren',
    responsibleId: lead.companyUserId,
  });
  const written = await admin.call(createNote, { body: { relatedId: contractId, noteText: 'Ring selgeren' } });
  // Typed by the contract of the answer.
  const { noteId } = written.json['note'] as Note;
  const why = async (who: Caller) => {
    const about = { companyUserId: lead.companyUserId };
    const answers = [
      await who.call(explain, { query: { ...about, itemType: 'task', itemId: taskId } }),
      await who.call(explain, { query: { ...about, itemType: 'note', itemId: noteId } }),
    ];
    return answers.map(({ status }) => status);
  };
  expect(await why(hr)).toEqual([200, 200]);
  await admin.call(setItemPermissions, {
    body: { itemType: 'contract', itemId: contractId, grants: [{ companyUserId: lead.companyUserId, level: 'full' }] },
  });
  expect(await why(hr)).toEqual([404, 404]);
  expect(await why(admin)).toEqual([200, 200]);
});
