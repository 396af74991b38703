/** Who made a concurrent change, and when, if the server says. */
export interface ChangedMeanwhile {
  /** The author's name. */
  by?: string | undefined;
  companyUserId?: string | undefined;
  at?: string | undefined;
}

/** Whether users made the change themselves, as in another tab. */
export const isOwnChange = ({ companyUserId }: ChangedMeanwhile, user: { companyUserId: string | null }): boolean =>
  companyUserId !== undefined && companyUserId === user.companyUserId;

/** Which words say who changed it: users have often saved it themselves, in another tab. A namesake is told by the id; without one the name is said. */
export function wordsOfAuthor(
  changed: ChangedMeanwhile,
  user: { companyUserId: string | null },
): 'bySomeone' | 'by' | 'byAt' | 'byYou' | 'byYouAt' {
  const { by, at } = changed;
  if (!by) return 'bySomeone';
  if (isOwnChange(changed, user)) return at ? 'byYouAt' : 'byYou';
  return at ? 'byAt' : 'by';
}
