import type { FeatureFlag, Permission } from '#kernel/contract/permissions.ts';
import type { HomeTile, MenuEntry, NavigationEntry, ShellSlot } from '#kernel/web/entry.ts';
import { isLocked, type User } from '#kernel/web/session.ts';

interface Allowed {
  permission?: Permission;
  feature?: FeatureFlag;
  without?: Permission;
  order: number;
}

export interface Navigation<Entry = NavigationEntry> {
  /** The group HR, open by default; empty when the person may see none of it. */
  hr: readonly Entry[];
  top: readonly Entry[];
}

/** The left navigation of one person: what they may open, in order (Navigation map). */
export function navigationFor<Entry extends NavigationEntry>(user: User | undefined, entries: readonly Entry[]): Navigation<Entry> {
  const allowed = isActiveUser(user) ? allowedFor(user, entries) : [];
  const hr = user?.permissions.EmployeesViewPeopleSection ? allowed.filter(({ group }) => group === 'hr') : [];
  return { hr, top: allowed.filter(({ group }) => group === undefined) };
}

/** The entries of one top-bar menu that the person may use. */
export function menuFor(user: User | undefined, entries: readonly MenuEntry[], menu: MenuEntry['menu']): readonly MenuEntry[] {
  return user
    ? allowedFor(
        user,
        entries.filter((entry) => entry.menu === menu && !(entry.needsAccess && (user.isInactive || user.isFamiliar))),
      )
    : [];
}

/** The shortcuts of the home page. */
export function tilesFor(user: User | undefined, tiles: readonly HomeTile[]): readonly HomeTile[] {
  return isActiveUser(user) ? allowedFor(user, tiles) : [];
}

/** The slots that are drawn for this person; what their company's subscription lacks is left out. */
export function slotsFor<Slot extends ShellSlot>(user: User | undefined, slots: readonly Slot[]): readonly Slot[] {
  return isActiveUser(user) ? allowedFor(user, slots).filter(({ subscriptionFeature }) => !isLocked(user, subscriptionFeature)) : [];
}

/** The entry whose page, or a page under it, is open; the longest path wins. */
export function currentEntry<Entry extends { path: string }>(path: string, entries: readonly Entry[]): Entry | undefined {
  const under = entries.filter((entry) => path === entry.path || path.startsWith(`${entry.path}/`));
  return under.toSorted((a, b) => b.path.length - a.path.length)[0];
}

function isActiveUser(user: User | undefined): user is User {
  return user !== undefined && user.isActive && !user.isPending;
}

function allowedFor<Entry extends Allowed>(user: User, entries: readonly Entry[]): readonly Entry[] {
  return entries.filter((entry) => isAllowed(user, entry)).toSorted((a, b) => a.order - b.order);
}

function isAllowed({ permissions, company }: User, { permission, feature, without }: Allowed): boolean {
  if (permission && !permissions[permission]) return false;
  if (feature && !company.features[feature]) return false;
  return !(without && permissions[without]);
}
