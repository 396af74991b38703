/** The current version of each document, by slug. A substantial change gets a new date, and the old version can no longer be accepted. */
export const documentVersions = {
  'service-agreement': '2026-11-27',
  'privacy-statement': '2026-11-27',
  terms: '2026-11-27',
} as const;
export type DocumentSlug = keyof typeof documentVersions;
