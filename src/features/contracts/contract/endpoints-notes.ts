import { noteEndpoints } from '#features/notes/contract/endpoints.ts';
import type { NotedKind } from '#features/notes/contract/noted-record.ts';
import { seeing } from './gates.ts';

/** Notes on contracts. */
export const notedContract = { kind: 'contract', path: '/contracts', access: seeing } as const satisfies NotedKind;
export const contractNotes = noteEndpoints(notedContract);
export const createNote = contractNotes.createNote;
export const getNotes = contractNotes.getNotes;
export const deleteNote = contractNotes.deleteNote;
export const updateNoteStatus = contractNotes.updateNoteStatus;
export const updateNote = contractNotes.updateNote;
