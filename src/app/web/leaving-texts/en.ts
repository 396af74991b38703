import { joinedLeaving, type LeavingFile } from './joined-leaving.ts';

/** One file for all features, because the dialogs about a person who leaves show what each of them says. */
export const en = joinedLeaving(import.meta.glob<LeavingFile>('../../../features/*/texts/en-leaving.ts', { eager: true }));
