/** Where it is remembered which introductions a person has seen. */
export const seenKey = 'seenIntroVideos';

/** The keys of the introductions that were seen, from what is remembered of a person; whatever else stands there counts as none. */
export function seenIn(interactionData: Readonly<Record<string, unknown>>): readonly string[] {
  const kept = interactionData[seenKey];
  return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
}
