import type { Examples, World } from '#testing/examples.ts';
import type { notes } from '../contract/index.ts';
import { noteStatus } from '../contract/entities.ts';
import { insertedPerson, onDay, write } from './people-with-notes.ts';

/** A note on a new person, written by the admin; returns its id. */
async function written(world: World): Promise<string> {
  return (await write(world.admin, await insertedPerson(world), { tags: ['Lønn'] })).noteId;
}

const aboutNote = (rest: object = {}) => ({
  input: async (world: World) => ({ body: { noteId: await written(world), ...rest } }),
  foreign: async (_world: World, other: World) => ({ body: { noteId: await written(other), ...rest } }),
});

export const examples: Examples<typeof notes> = {
  createNote: {
    input: async (world) => ({
      body: { relatedId: await insertedPerson(world), noteText: 'Ring tilbake', ...onDay('2026-12-01') },
    }),
    foreign: async (_world, other) => ({ body: { relatedId: await insertedPerson(other), noteText: 'Ring tilbake' } }),
  },
  getNotes: {
    input: ({ admin }) => ({ query: { relatedId: admin.companyUserId } }),
    foreign: async (_world, other) => ({ query: { relatedId: await insertedPerson(other) } }),
    grow: async ({ admin }, count) => {
      for (let number = 0; number < count; number += 1) await write(admin, admin.companyUserId);
    },
  },
  deleteNote: aboutNote(),
  updateNoteStatus: aboutNote({ status: noteStatus.archived }),
  updateNote: aboutNote({ noteText: 'Ring tilbake i morgen', ...onDay('2026-12-01') }),
  getOwnReminders: {
    input: () => ({}),
    grow: async (world, count) => {
      for (let number = 0; number < Math.min(count, 40); number += 1)
        await write(world.admin, await insertedPerson(world), onDay('2026-11-21'));
    },
  },
};
