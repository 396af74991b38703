import type { NoteEndpoints } from '../contract/endpoints.ts';
import { noteStatus } from '../contract/entities.ts';
import type { Example, World } from '#testing/examples.ts';

/**
 * Examples of the note endpoints of another feature's records: `...ownedNoteExamples(contractNotes, newContract)`, where `newContract` adds a record of
 * the world's company and returns its id.
 */
export function ownedNoteExamples(
  endpoints: NoteEndpoints,
  newRecord: (world: World) => Promise<string>,
): Record<keyof NoteEndpoints, Example> {
  const newNote = (relatedId: string) => ({ relatedId, noteText: 'Les kapittel 3' });
  const written = async (world: World): Promise<string> => {
    const { status, json } = await world.admin.call(endpoints.createNote, { body: newNote(await newRecord(world)) });
    if (status !== 200) throw new Error(`The note was refused: ${JSON.stringify(json)}`);
    return (json['note'] as { noteId: string }).noteId;
  };
  const aboutNote = (rest: object = {}): Example => ({
    input: async (world) => ({ body: { noteId: await written(world), ...rest } }),
    foreign: async (_world, other) => ({ body: { noteId: await written(other), ...rest } }),
  });
  return {
    createNote: {
      input: async (world) => ({ body: newNote(await newRecord(world)) }),
      foreign: async (_world, other) => ({ body: newNote(await newRecord(other)) }),
    },
    getNotes: {
      input: async (world) => ({ query: { relatedId: await newRecord(world) } }),
      foreign: async (_world, other) => ({ query: { relatedId: await newRecord(other) } }),
    },
    deleteNote: aboutNote(),
    updateNoteStatus: aboutNote({ status: noteStatus.archived }),
    updateNote: aboutNote({ noteText: 'Les kapittel 4' }),
  };
}
