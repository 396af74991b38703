/** The documents that apply today, by slug. A text that changes in substance gets a new date, and the old one cannot be accepted any more. */
export const documentVersions = {
  'service-agreement': '2026-11-21',
  'privacy-statement': '2026-11-21',
  terms: '2026-11-21',
} as const;
export type DocumentSlug = keyof typeof documentVersions;
