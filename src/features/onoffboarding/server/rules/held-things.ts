import type { PageLink } from '#kernel/contract/page-link.ts';
import type { Permission } from '#kernel/contract/permissions.ts';
import type { enHeld } from '../../texts/en-held.ts';

/** What somebody who leaves holds elsewhere, by the keys of those who find it. */
export interface Found {
  obstacles: readonly { code: string; what?: string | undefined; details: { count: number } }[];
  consequences: readonly { key: string; count: number }[];
}

/** What is in the way of leaving, as a thing that is held. */
const ofObstacles: ReadonlyMap<string, string> = new Map([
  ['accesscontrol.CannotDeactivateManager', 'heldReports'],
  ['accesscontrol.OnlySystemAdmin', 'heldOnlyAdmin'],
  ['people.ResponsibleForContracts', 'heldContracts'],
]);
/** It ends with the employment, or goes on by itself with somebody else, and nobody has anything to do about it. */
const notHeld: ReadonlySet<string> = new Set(['signIn', 'onOffBoardingPlans', 'lotteryGames']);

/** What is held, with how many of each; what is in the way comes first. */
export function heldOf(found: readonly Found[]): { key: string; count: number }[] {
  const counts = new Map<string, number>();
  const add = (key: string | undefined, count: number) => key !== undefined && counts.set(key, (counts.get(key) ?? 0) + count);
  for (const { code, what, details } of found.flatMap(({ obstacles }) => obstacles)) add(ofObstacles.get(code) ?? what, details.count);
  for (const { key, count } of found.flatMap(({ consequences }) => consequences)) if (!notHeld.has(key)) add(key, count);
  return [...counts].map(([key, count]) => ({ key, count }));
}

type HeldKey = Exclude<keyof typeof enHeld, 'other'>;

interface HeldPlace {
  link: (companyUserId: string) => PageLink;
  /** What its page needs; nothing where whoever edits the plan opens it. */
  permission?: Permission;
}

const pending = { path: '/vacation-and-leave/pending-requests', query: {} };
const signing = { path: '/esigning', query: {} };
const places: Readonly<Record<HeldKey, HeldPlace>> = {
  heldContracts: { link: (companyUserId) => ({ path: '/contracts', query: { handover: companyUserId } }), permission: 'ContractsEdit' },
  heldReports: { link: () => ({ path: '/access-control', query: { tab: 'hierarchy' } }), permission: 'AccessControl' },
  heldOnlyAdmin: { link: () => ({ path: '/access-control', query: { tab: 'users' } }), permission: 'AccessControl' },
  gdprTreatments: { link: () => ({ path: '/gdpr', query: {} }), permission: 'Gdpr' },
  notificationRules: { link: () => ({ path: '/organisation/notification-rules', query: {} }), permission: 'NotificationRules' },
  signingAsked: { link: () => signing, permission: 'Esigning' },
  signingAwaited: { link: () => signing, permission: 'Esigning' },
  absenceRequests: { link: () => pending, permission: 'VacationAndLeaveViewPendingRequests' },
  vacationTransfers: { link: () => pending, permission: 'VacationAndLeaveViewPendingRequests' },
  apiKeys: { link: () => ({ path: '/organisation/settings', query: {} }), permission: 'OrganisationSettings' },
  director: { link: () => ({ path: '/organisation', query: {} }), permission: 'OrganisationView' },
  tasks: { link: profileOf },
  calendarAddresses: { link: profileOf },
};

/** The page on which something is handed over; of what is not known here the profile. Null for a reader who may not open it. */
export function heldPage(key: string, companyUserId: string, permissions: ReadonlySet<Permission>): PageLink | null {
  if (!isHeldKey(key)) return profileOf(companyUserId);
  const { link, permission } = places[key];
  return permission === undefined || permissions.has(permission) ? link(companyUserId) : null;
}

/** Whether there are words for it. */
export function isHeldKey(key: string): key is HeldKey {
  return Object.hasOwn(places, key);
}

function profileOf(companyUserId: string): PageLink {
  return { path: '/people/details', query: { employeeId: companyUserId } };
}
