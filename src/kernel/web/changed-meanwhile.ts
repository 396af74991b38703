/** Who made a concurrent change, and when, if the server says. */
export interface ChangedMeanwhile {
  /** The author's name. */
  by?: string | undefined;
  companyUserId?: string | undefined;
  at?: string | undefined;
}

/** Which words say who changed it: users have often saved it themselves, in another tab. A namesake is told by the id; without one the name is said. */
export function wordsOfAuthor(
  { by, companyUserId, at }: ChangedMeanwhile,
  user: { companyUserId: string | null },
): 'bySomeone' | 'by' | 'byAt' | 'byYou' | 'byYouAt' {
  if (!by) return 'bySomeone';
  if (companyUserId !== undefined && companyUserId === user.companyUserId) return at ? 'byYouAt' : 'byYou';
  return at ? 'byAt' : 'by';
}
