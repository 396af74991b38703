/** Who made a concurrent change, and when, if the server says. */
export interface ChangedMeanwhile {
  by?: string | undefined;
  at?: string | undefined;
}

/** Which words say who changed it: users have often saved it themselves, in another tab. */
export function wordsOfAuthor(
  { by, at }: ChangedMeanwhile,
  { firstName, lastName }: { firstName: string; lastName: string },
): 'bySomeone' | 'by' | 'byAt' | 'byYou' | 'byYouAt' {
  if (!by) return 'bySomeone';
  if (by === `${firstName} ${lastName}`) return at ? 'byYouAt' : 'byYou';
  return at ? 'byAt' : 'by';
}
