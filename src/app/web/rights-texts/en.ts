import { joinedRights, type RightsFile } from './joined-rights.ts';

/** One file for all features, because the pages of roles and of API keys show all of them. */
export const en = joinedRights(import.meta.glob<RightsFile>('../../../features/*/texts/en-rights.ts', { eager: true }));
