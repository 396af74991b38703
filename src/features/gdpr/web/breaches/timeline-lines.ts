import type { Breach } from '../../contract/endpoints-breaches.ts';

/** The moments that the register itself knows of. */
export const knownMoments = ['happened', 'aware', 'authority', 'people', 'closed'] as const;

/** One line of the timeline: a moment that the register knows of, what somebody wrote, or why a closed breach was opened again. */
export type TimelineLine =
  | { key: string; at: string; known: (typeof knownMoments)[number] }
  | { key: string; at: string; text: string; by: string | null }
  | { key: string; at: string; reopenedFor: string; by: string | null };

/** What happened, in its order; of the same moment what the register knows first. */
export function timelineOf(breach: Breach): TimelineLine[] {
  const moments = {
    happened: breach.happenedFrom,
    aware: breach.awareAt,
    authority: breach.authorityNotifiedAt,
    people: breach.peopleToldAt,
    closed: breach.closedAt,
  };
  const known = knownMoments.flatMap((name): TimelineLine[] => {
    const at = moments[name];
    return at === null ? [] : [{ key: name, at, known: name }];
  });
  const written = breach.events.map(({ eventId: key, kind, at, text, by }): TimelineLine => {
    if (kind === 'closed') return { key, at, known: 'closed' };
    return kind === 'reopened' ? { key, at, reopenedFor: text, by } : { key, at, text, by };
  });
  return [...known, ...written].toSorted((a, b) => a.at.localeCompare(b.at));
}
