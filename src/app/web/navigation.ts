import { isAtOrAbove } from '#kernel/web/leads-here.ts';
import type { FeatureFlag, NeededPermission, Permission, SubscriptionFeature } from '#kernel/contract/permissions.ts';
import type {
  HomeTile,
  MenuEntry,
  NavigationEntry,
  NavigationGroup,
  PageRoute,
  PaletteAction,
  PaletteSource,
  ShellSlot,
} from '#kernel/web/entry.ts';
import { holds, isLocked, isReadOnly, mayUse, type User } from '#kernel/web/session.ts';
import type { Catalogue } from './catalogue.ts';

interface Allowed {
  permission?: NeededPermission;
  feature?: FeatureFlag;
  whileSelling?: true;
  subscriptionFeature?: SubscriptionFeature | undefined;
  without?: Permission;
  changes?: true;
  order: number;
}

/** Entries that stand together. */
export interface ShownGroup<Entry = NavigationEntry> {
  /** Undefined for the last, of the entries without a group. */
  group: NavigationGroup | undefined;
  entries: readonly Entry[];
}

/** The left navigation of a user: the pages they may open, by group and in order, no group without entries (shell.7, shell.8). */
export function navigationFor<Entry extends NavigationEntry>(
  user: User | undefined,
  { navigation, navigationGroups }: { navigation: readonly Entry[]; navigationGroups: readonly NavigationGroup[] },
): readonly ShownGroup<Entry>[] {
  const isInactive = user?.isInactive === true;
  const allowed = isActiveUser(user) || isInactive ? allowedFor(user, navigation) : [];
  const own = allowed.filter(({ forInactive = false }) => forInactive === isInactive);
  const open = user ? navigationGroups.filter(({ permission }) => !permission || holds(user, permission)) : [];
  return [...open.toSorted((a, b) => a.order - b.order), undefined]
    .map((group) => ({ group, entries: own.filter((entry) => entry.group === group?.key) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Why an entry cannot be opened although the user has permission. */
export type MissingRequirement = 'feature' | 'subscription';
export type ShownMenuEntry = MenuEntry & { missing: MissingRequirement | undefined };

type ShownParts = Pick<Catalogue, 'menus' | 'pageAt'>;

/** The entries of a top-bar menu that the user may use, with their state. */
export function menuFor(user: User | undefined, catalogue: ShownParts, menu: MenuEntry['menu']): readonly ShownMenuEntry[] {
  return permittedIn(user, catalogue, menu).filter(({ missing, isShownWhenOff }) => missing === undefined || isShownWhenOff);
}

/** The pages of the company menu that the user may open, or could with more of a subscription, as the last group of the left navigation (shell.7, shell.8). */
export function companyGroupFor(user: User | undefined, catalogue: ShownParts): readonly ShownGroup[] {
  const entries = permittedIn(user, catalogue, 'company').filter(({ missing }) => missing !== 'feature');
  return entries.length > 0 ? [{ group: companyGroup, entries }] : [];
}

function permittedIn(user: User | undefined, { menus, pageAt }: ShownParts, menu: MenuEntry['menu']): readonly ShownMenuEntry[] {
  if (!user) return [];
  return menus
    .filter((entry) => entry.menu === menu && hasPermission(user, entry) && isOpenInState(user, entry, pageAt(entry.path)))
    .map((entry) => ({ ...entry, missing: missingOf(user, entry) }))
    .toSorted((a, b) => a.order - b.order);
}

const companyGroup: NavigationGroup = { key: 'company', label: { en: 'Administration', no: 'Administrasjon' }, order: 0 };

/** The shortcuts of the home page. */
export function tilesFor(user: User | undefined, tiles: readonly HomeTile[]): readonly HomeTile[] {
  return isActiveUser(user) ? allowedFor(user, tiles) : [];
}

/** The actions that are available on any page, and the kinds of records that are found there. */
export function actionsFor<Entry extends PaletteAction | PaletteSource>(
  user: User | undefined,
  actions: readonly Entry[],
): readonly Entry[] {
  return isActiveUser(user) ? allowedFor(user, actions).filter(({ subscriptionFeature }) => !isLocked(user, subscriptionFeature)) : [];
}

/** The slots rendered for this user, without those that the company's subscription lacks. */
export function slotsFor<Slot extends ShellSlot>(user: User | undefined, slots: readonly Slot[]): readonly Slot[] {
  if (!isActiveUser(user)) return [];
  const isEnding = Boolean(user.company.endsAt);
  return allowedFor(user, slots).filter(
    (slot) => !isLocked(user, slot.subscriptionFeature) && (isEnding || !slot.whileEnding) && slot.isShown?.(user) !== false,
  );
}

/** The entry of an address; the longest match wins, so that an entry for a section of a page comes before that of the page. */
export function currentEntry<Entry extends { path: string }>(address: string, entries: readonly Entry[]): Entry | undefined {
  const [page = ''] = address.split('?');
  const under = entries.filter(({ path }) => path === address || isAtOrAbove(path, page));
  return under.toSorted((a, b) => b.path.length - a.path.length)[0];
}

function isActiveUser(user: User | undefined): user is User {
  return user !== undefined && user.isActive && !user.isPending;
}

function allowedFor<Entry extends Allowed>(user: User, entries: readonly Entry[]): readonly Entry[] {
  return entries.filter((entry) => isAllowed(user, entry) && !(entry.changes && isReadOnly(user))).toSorted((a, b) => a.order - b.order);
}

/** Also what the subscription lacks is shown, but for actions and slots. */
function isAllowed(user: User, entry: Allowed): boolean {
  return hasPermission(user, entry) && hasFeature(user, entry);
}

function hasPermission(user: User, { permission, without }: Allowed): boolean {
  return !(without && user.permissions[without]) && mayUse(user, { permission });
}

function hasFeature(user: User, { feature, whileSelling }: Pick<Allowed, 'feature' | 'whileSelling'>): boolean {
  return mayUse(user, { feature }) && (!whileSelling || user.company.paymentSolution);
}

function missingOf(user: User, entry: Pick<Allowed, 'feature' | 'whileSelling' | 'subscriptionFeature'>): MissingRequirement | undefined {
  if (!hasFeature(user, entry)) return 'feature';
  return isLocked(user, entry.subscriptionFeature) ? 'subscription' : undefined;
}

/** The menus are on every page, so each entry checks whether the user may open its own page, in their state. */
function isOpenInState(user: User, { needsAccess }: MenuEntry, page: PageRoute | undefined): boolean {
  if (!page || (needsAccess && (user.isInactive || user.isFamiliar))) return false;
  if (page.permissions?.some((needed) => !holds(user, needed))) return false;
  if (user.isFamiliar) return page.allowFamiliarUser === true;
  if (user.isInactive) return page.allowInactiveUser === true;
  if (user.isPending) return page.allowPendingUser === true;
  return user.isActive || page.allowCompanylessUser === true;
}
