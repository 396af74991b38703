import { useStoredChoice } from '#kernel/web/stored-choice.ts';

/** The viewed introductions, and a function to mark one. */
export function useSeenVideos(): [seen: readonly string[], markSeen: (key: string) => void] {
  const { value: seen, keep } = useStoredChoice('seenIntroVideos', seenIn);
  return [seen, (key) => void (seen.includes(key) || keep([...seen, key]))];
}

/** The keys of the introductions that were seen, from what is stored for a person; invalid content counts as none. */
function seenIn(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
}
