import { noteEndpoints } from '#features/notes/contract/endpoints.ts';
import type { NotedKind } from '#features/notes/contract/noted-record.ts';
import { seeing } from './gates.ts';

/** Notes on treatments. */
export const notedTreatment = { kind: 'treatment', path: '/gdpr/treatment', access: seeing } as const satisfies NotedKind;
export const treatmentNotes = noteEndpoints(notedTreatment);
export const createNote = treatmentNotes.createNote;
export const getNotes = treatmentNotes.getNotes;
export const deleteNote = treatmentNotes.deleteNote;
export const updateNoteStatus = treatmentNotes.updateNoteStatus;
export const updateNote = treatmentNotes.updateNote;
