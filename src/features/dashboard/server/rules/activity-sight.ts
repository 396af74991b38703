import type { Membership } from '#kernel/server/actor.ts';

type Viewer = Pick<Membership, 'companyUserId' | 'levels' | 'permissions' | 'viewedBy'>;

/** About people; whoever sees the person's records may know that something was done to them. */
const ofPeople = ['companyUser', 'invitation'];
/** About absence; that there was some, never which. */
const ofAbsence = ['absence', 'vacationDays', 'vacationTransfer', 'workWeek'];
/** Of these one sees what one has done oneself, and whoever reads the company's log sees all. */
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
/** Only for whoever did it: a note may be a reminder that nobody else knows of. */
const ofOneself = ['note'];

/** Whose doings, and about whom, somebody may know. */
export interface ActivitySight {
  /** Kinds of which everything is seen. */
  all: readonly string[];
  /** Kinds of which one sees what was done to oneself and, with `team`, to everybody below. */
  about: readonly string[];
  team: readonly string[];
  /** Kinds of which one sees what one has done oneself. */
  own: readonly string[];
}

/** What a member may know of what is done in the company (home.10), from the levels of their role or key. */
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
