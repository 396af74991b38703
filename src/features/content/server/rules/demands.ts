import { hasRoom, limitKeys, type CompanyLimit, type LimitKey } from '#features/billing/contract/limits.ts';
import type { Demands } from '../source/shapes.ts';

/** The facts about a reader that decide which pages they see. */
export interface Reader {
  role: string;
  permissions: ReadonlySet<string>;
  features: ReadonlySet<string>;
}

/** Why a reader cannot see a page (content.3). `signIn`: nobody is signed in, so it is undecided. */
export type PageAccess = 'open' | 'signIn' | 'forbidden' | 'featureMissing' | 'limitReached';

/** Whether a page is visible; `limit` is the company's for its `requiredLimit`; a name that the product does not know closes the page (content.3). */
export function pageAccess(page: Demands, reader: Reader | undefined, limit: CompanyLimit | undefined): PageAccess {
  const { requiredPermission, excludePermission, requiredFeature, requiredLimit } = page;
  if (!requiredPermission && !excludePermission && !requiredFeature && !requiredLimit) return 'open';
  if (!reader) return 'signIn';
  if (requiredPermission && !reader.permissions.has(requiredPermission)) return 'forbidden';
  if (excludePermission && reader.permissions.has(excludePermission)) return 'forbidden';
  if (requiredFeature && !reader.features.has(requiredFeature)) return 'featureMissing';
  if (requiredLimit && !limit) return 'forbidden';
  if (limit && !hasRoom(limit)) return 'limitReached';
  return 'open';
}

/** Names that hosted pages may still carry. */
const formerLimits: ReadonlyMap<string, LimitKey> = new Map([
  ['users', 'userLimit'],
  ['administrators', 'administratorLimit'],
  ['storage', 'storageLimit'],
  ['sms', 'smsLimit'],
]);

/** The limit that a page demands, undefined when there is none of that name. */
export function limitKeyOf(name: string | null | undefined): LimitKey | undefined {
  return formerLimits.get(name ?? '') ?? limitKeys.find((known) => known === name);
}

/** News with a segment are for the role of that name; without one for everybody. */
export function isForSegment(segment: string | null | undefined, role: string): boolean {
  return !segment || segment === role;
}

/** An introduction is for its roles, and for companies with its feature. */
export function isForReader(
  { roles, feature }: { roles?: readonly string[] | null | undefined; feature?: string | null | undefined },
  reader: Reader,
) {
  if (roles && roles.length > 0 && !roles.includes(reader.role)) return false;
  return !feature || reader.features.has(feature);
}

/** Removes leading and trailing slashes for comparing slugs (content.4). */
export function bareSlug(slug: string): string {
  return slug.trim().replaceAll(/^\/+|\/+$/g, '');
}
