import type { Membership } from '#kernel/server/actor.ts';

type Viewer = Pick<Membership, 'companyUserId' | 'levels' | 'permissions' | 'viewedBy'>;

/** Records about people; users who see a person's records may see that they changed. */
const ofPeople = ['companyUser', 'invitation'];
/** Absence; that it changed, never its type. */
const ofAbsence = ['absence', 'vacationDays', 'vacationTransfer', 'workWeek'];
/** Users see their own actions on these; users with access to the company's log see all. */
const ofTheLog = [
  'absenceSettings',
  'companyWorkWeek',
  'absenceDeputy',
  'absencePrompt',
  'careDays',
  'company',
  'apiKey',
  'itemPermission',
  'file',
  'fileTag',
  'peopleImport',
  'export',
  'supportVisit',
];
/** Only for the author: a note may be a private reminder. */
const ofOneself = ['note'];

/** Whose actions, and about whom, a user may see. */
export interface ActivitySight {
  /** Kinds that are always visible. */
  all: readonly string[];
  /** Kinds that are visible when they concern the user or, with `team`, everybody below. */
  about: readonly string[];
  team: readonly string[];
  /** Kinds that are visible when the user is the author. */
  own: readonly string[];
}

/** The activity that a member may see (home.10), from the levels of their role or key. */
export function activitySight({ levels, permissions, viewedBy }: Viewer): ActivitySight {
  const groups = [
    { kinds: ofPeople, level: levels.people },
    { kinds: ofAbsence, level: levels.absence },
  ];
  const readsLog = permissions.has('OrganisationLogs');
  const kindsAt = (...wanted: readonly string[]) => groups.flatMap(({ kinds, level }) => (wanted.includes(level) ? kinds : []));
  const all = [...kindsAt('full', 'viewall'), ...(readsLog ? ofTheLog : [])];
  const team = kindsAt('team');
  const secret = viewedBy ? [] : ofOneself;
  return { all, team, about: [...team, ...kindsAt('personal')], own: [...ofPeople, ...ofAbsence, ...ofTheLog, ...secret] };
}
