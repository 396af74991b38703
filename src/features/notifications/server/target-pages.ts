import type { PageLink } from '#kernel/contract/page-link.ts';
import type { NotifiedThing, TargetReader } from './subject.ts';

/** The list of people. */
export const peoplePage: PageLink = { path: '/people', query: {} };

/** Users who may edit rules count as administrators (notifications.30). */
export function isRuleEditor({ permissions }: TargetReader): boolean {
  return permissions.has('NotificationRules');
}

/** The profile of the related person, or the list when it does not open to the reader. */
export function profileOrPeople({ companyUserId }: NotifiedThing, reader: TargetReader): PageLink {
  return reader.mayOpen(companyUserId) ? { path: '/people/details', query: { employeeId: companyUserId } } : peoplePage;
}
