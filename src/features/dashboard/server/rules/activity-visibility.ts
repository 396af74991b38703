import type { Level } from '#kernel/contract/permissions.ts';
import { logReading, type LoggedKind, type LoggedKinds } from '#kernel/server/logged-kinds.ts';
import type { Membership } from '#kernel/server/actor.ts';

type Viewer = Pick<Membership, 'companyUserId' | 'levels' | 'permissions' | 'viewedBy'>;

/** Whose actions, and about whom, a user may see. */
export interface ActivityVisibility {
  /** Kinds that are always visible. */
  all: readonly string[];
  /** Kinds whose lines are visible unless they are confidential. */
  open: readonly string[];
  /** Kinds that are visible when they concern the user or, with `team`, everybody below unless they are confidential. */
  about: readonly string[];
  team: readonly string[];
  /** Those of `team` about the people themselves, which follow the profiles: of leavers they are closed to the lead. */
  seenTeam: readonly string[];
  /** Kinds that are visible when the user is the author. */
  own: readonly string[];
}

/** The activity that a member may see (home.10), from the levels of their role or key. */
export function activityVisibility({ levels, permissions, viewedBy }: Viewer, kinds: LoggedKinds): ActivityVisibility {
  const readsLog = permissions.has(logReading);
  const kindsWhere = (test: (seen: NonNullable<LoggedKind['activity']>) => boolean) =>
    [...kinds.values()].flatMap(({ entity, activity }) => (activity && test(activity) ? [entity] : []));
  const kindsAt = (...wanted: readonly Level[]) => kindsWhere((seen) => typeof seen === 'object' && wanted.includes(levels[seen.level]));
  const team = kindsAt('team');
  const people = kindsWhere((seen) => typeof seen === 'object' && seen.level === 'people');
  return {
    all: [...kindsAt('full'), ...(readsLog ? kindsWhere((seen) => seen === 'readersOfLog') : [])],
    open: kindsAt('viewall'),
    team: team.filter((kind) => !people.includes(kind)),
    seenTeam: team.filter((kind) => people.includes(kind)),
    about: [...team, ...kindsAt('personal')],
    // What only its author knows is not for whoever looks at the product as them.
    own: kindsWhere((seen) => seen !== 'author' || !viewedBy),
  };
}
