import { joinedLeaving, type LeavingFile } from './joined-leaving.ts';

/** One file for all features, because the dialogs about a person who leaves show what each of them says. */
export const no = joinedLeaving(import.meta.glob<LeavingFile>('../../../features/*/texts/no-leaving.ts', { eager: true }));
