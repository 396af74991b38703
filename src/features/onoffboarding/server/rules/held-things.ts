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

/** The permission that a page of them needs; none for a page that whoever edits the plan opens. */
const needed: Readonly<Partial<Record<HeldKey, Permission>>> = {
  heldContracts: 'ContractsEdit',
  heldReports: 'AccessControl',
  heldOnlyAdmin: 'AccessControl',
  gdprTreatments: 'Gdpr',
  notificationRules: 'NotificationRules',
  signingAsked: 'Esigning',
  signingAwaited: 'Esigning',
  absenceRequests: 'VacationAndLeaveViewPendingRequests',
  vacationTransfers: 'VacationAndLeaveViewPendingRequests',
  apiKeys: 'OrganisationSettings',
  director: 'OrganisationView',
};

const pages: Readonly<Record<HeldKey, (companyUserId: string) => PageLink>> = {
  heldContracts: (companyUserId) => ({ path: '/contracts', query: { handover: companyUserId } }),
  heldReports: () => ({ path: '/access-control', query: { tab: 'hierarchy' } }),
  heldOnlyAdmin: () => ({ path: '/access-control', query: { tab: 'users' } }),
  gdprTreatments: () => ({ path: '/gdpr', query: {} }),
  notificationRules: () => ({ path: '/organisation/notification-rules', query: {} }),
  signingAsked: () => ({ path: '/esigning', query: {} }),
  signingAwaited: () => ({ path: '/esigning', query: {} }),
  absenceRequests: () => ({ path: '/vacation-and-leave/pending-requests', query: {} }),
  vacationTransfers: () => ({ path: '/vacation-and-leave/pending-requests', query: {} }),
  apiKeys: () => ({ path: '/organisation/settings', query: {} }),
  director: () => ({ path: '/organisation', query: {} }),
  tasks: profileOf,
  calendarAddresses: profileOf,
};

/** The page on which something is handed over; of what is not known here the profile. Null for a reader who may not open it. */
export function heldPage(key: string, companyUserId: string, permissions: ReadonlySet<Permission>): PageLink | null {
  if (!isHeldKey(key)) return profileOf(companyUserId);
  const permission = needed[key];
  return permission === undefined || permissions.has(permission) ? pages[key](companyUserId) : null;
}

/** Whether there are words for it. */
export function isHeldKey(key: string): key is HeldKey {
  return Object.hasOwn(pages, key);
}

function profileOf(companyUserId: string): PageLink {
  return { path: '/people/details', query: { employeeId: companyUserId } };
}
