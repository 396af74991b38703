import { hasRoom, type CompanyLimit } from '#features/billing/contract/limits.ts';
import type { Demands } from '../source/shapes.ts';

/** What of a reader decides which pages they see. */
export interface Reader {
  role: string;
  permissions: ReadonlySet<string>;
  features: ReadonlySet<string>;
}

/** What keeps a reader from a page (content.3). `signIn`: nobody is signed in yet, so nothing can be said. */
export type Verdict = 'open' | 'signIn' | 'forbidden' | 'featureMissing' | 'limitReached';

/** Whether a page opens; `limit` is that of the page's `requiredLimit`, undefined when nobody counts it. */
export function judgePage(page: Demands, reader: Reader | undefined, limit: CompanyLimit | undefined): Verdict {
  const { requiredPermission, excludePermission, requiredFeature, requiredLimit } = page;
  if (!requiredPermission && !excludePermission && !requiredFeature && !requiredLimit) return 'open';
  if (!reader) return 'signIn';
  if (requiredPermission && !reader.permissions.has(requiredPermission)) return 'forbidden';
  if (excludePermission && reader.permissions.has(excludePermission)) return 'forbidden';
  if (requiredFeature && !reader.features.has(requiredFeature)) return 'featureMissing';
  if (requiredLimit && limit && !hasRoom(limit)) return 'limitReached';
  return 'open';
}

/** News of a segment is only for the role of that name; without one it is for everybody. */
export function isForSegment(segment: string | null | undefined, role: string): boolean {
  return !segment || segment === role;
}

/** An introduction is for the roles it names, and for companies that have its feature. */
export function isForReader(
  { roles, feature }: { roles?: readonly string[] | null | undefined; feature?: string | null | undefined },
  reader: Reader,
) {
  if (roles && roles.length > 0 && !roles.includes(reader.role)) return false;
  return !feature || reader.features.has(feature);
}

/** Slugs are compared without slashes around them (content.4). */
export function bareSlug(slug: string): string {
  return slug.trim().replaceAll(/^\/+|\/+$/g, '');
}
