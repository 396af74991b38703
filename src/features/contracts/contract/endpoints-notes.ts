import { noteEndpoints } from '#features/notes/contract/endpoints.ts';
import type { NotedKind } from '#features/notes/contract/noted-record.ts';
import { seeing } from './gates.ts';

/** Notes on contracts. */
export const notedContract = { kind: 'contract', path: '/contracts', access: seeing } as const satisfies NotedKind;
export const contractNotes = noteEndpoints(notedContract);
export const createContractNote = contractNotes.createNote;
export const getContractNotes = contractNotes.getNotes;
export const deleteContractNote = contractNotes.deleteNote;
export const updateContractNoteStatus = contractNotes.updateNoteStatus;
export const updateContractNote = contractNotes.updateNote;
