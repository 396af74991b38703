import { externalRoles, roleKeys } from './permissions.ts';
import type { Level, Permission, RoleFeature, RoleKey } from './permissions.ts';

/** Who holds a permission (roles.6, roles.7). */
export interface PermissionRule {
  /** The levels of its row that give it; any but `none` when absent. */
  levels?: readonly Level[];
  /** Instead of by level: everybody, internal roles, or every role with a level in some row of the same menu group. */
  heldBy?: 'everybody' | 'internal' | 'menuGroup';
  /** It is for changes: a user with read-only access does not have it. */
  isChange?: true;
  /** It concerns the account: held without a company too, and while the company is about to be deleted. */
  isOfAccount?: true;
  /** Its calls ask for a recent sign-in, so API keys are not offered it. */
  asksSignIn?: true;
}

/** One row of the role table: its levels, and the permissions that follow from them. */
export interface RightsRow {
  /** Its place in the table. */
  order: number;
  levels: Readonly<Record<RoleKey, Level>>;
  permissions: Readonly<Record<string, PermissionRule>>;
  /** An API key needs one of `opening` for any level of its owner, and `changing` for more than *viewall* (roles.10). */
  keys: { opening: readonly string[]; changing?: string };
  /** The group of the left navigation that its pages are in. */
  menuGroup?: string;
}

/** The rows of one feature, by the key of the role feature. */
export type Rights = Readonly<Record<string, RightsRow>>;

/** Declares a feature's rows of the role table, in its `contract/rights.ts`. */
export function rights<const R extends Rights>(rows: R): R {
  return rows;
}

/** What rows are called: the texts of a feature's `texts/en-rights.ts` and `no-rights.ts`. */
export type RightsTexts<R extends Rights> = {
  features: Readonly<Record<keyof R & string, string>>;
  permissions: Readonly<Record<{ [Key in keyof R]: keyof R[Key]['permissions'] & string }[keyof R], string>>;
};

export type Levels = Readonly<Record<RoleFeature, Level>>;

/** The permissions of a row that may be chosen for an API key: those to read, and those that are needed to change as well (roles.10). */
interface KeyArea {
  feature: RoleFeature;
  reading: readonly Permission[];
  changing: readonly Permission[];
}

/** The role table of a composition, and everything that follows from it. */
export interface RoleTable {
  /** The role features, in the order of the table. */
  features: readonly RoleFeature[];
  permissions: readonly Permission[];
  /** Permissions that a user with read-only access does not have. */
  changing: ReadonlySet<Permission>;
  /** Permissions that are held without a company. */
  ofAccount: ReadonlySet<Permission>;
  /** Permissions that may be chosen for an API key. */
  forKeys: ReadonlySet<Permission>;
  /** The same by row, in the order of the table. */
  keyAreas: readonly KeyArea[];
  /** What an API key needs for changes where this permission opens. */
  changingOf: (permission: Permission) => Permission | undefined;
  levelsOf: (role: RoleKey) => Levels;
  permissionsOf: (role: RoleKey) => ReadonlySet<Permission>;
  /** A role's levels reduced to the permissions of an API key (roles.10). */
  levelsWithin: (levels: Levels, held: ReadonlySet<Permission>) => Levels;
}

/** Builds the role table from the rows of all features; what is declared twice stops the start. */
export function roleTable(declared: readonly Rights[]): RoleTable {
  // `Permission` and `RoleFeature` are the keys of the declared rows.
  const rows = declared.flatMap((one) => Object.entries(one)).toSorted(([, a], [, b]) => a.order - b.order) as [RoleFeature, RightsRow][];
  const rules = rows.flatMap(([feature, row]) => {
    // As above.
    const named = Object.entries(row.permissions) as [Permission, PermissionRule][];
    return named.map(([name, rule]) => ({ name, feature, rule, row }));
  });
  const permissions = rules.map(({ name }) => name);
  refuseTwice(rows.map(([feature]) => feature));
  refuseTwice(permissions);
  const among = (test: (rule: PermissionRule) => boolean) => new Set(rules.filter(({ rule }) => test(rule)).map(({ name }) => name));
  const levels = byRole((role) => levelsFrom(rows, (_feature, row) => row.levels[role]));
  const groups = new Map(rows.map(([feature, { menuGroup }]) => [feature, rows.filter(([, row]) => row.menuGroup === menuGroup)]));
  const holds = (role: RoleKey, { feature, rule }: (typeof rules)[number]): boolean => {
    if (rule.heldBy === 'everybody') return true;
    if (rule.heldBy === 'internal') return !externalRoles.includes(role);
    if (rule.heldBy === 'menuGroup') return (groups.get(feature) ?? []).some(([, row]) => row.levels[role] !== 'none');
    return rule.levels ? rule.levels.includes(levels[role][feature]) : levels[role][feature] !== 'none';
  };
  // As above.
  const changingOf = new Map(rules.map(({ name, row }) => [name, row.keys.changing as Permission | undefined]));
  const forKeys = among(({ asksSignIn }) => !asksSignIn);
  const held = byRole((role) => new Set(rules.filter((one) => holds(role, one)).map(({ name }) => name)));
  return {
    features: rows.map(([feature]) => feature),
    permissions,
    changing: among(({ isChange }) => isChange === true),
    ofAccount: among(({ isOfAccount }) => isOfAccount === true),
    forKeys,
    keyAreas: rows
      .map(([feature, row]) => keyArea(feature, row, forKeys))
      .filter(({ reading, changing }) => reading.length + changing.length > 0),
    changingOf: (name) => changingOf.get(name),
    levelsOf: (role) => levels[role],
    permissionsOf: (role) => held[role],
    levelsWithin: (owners, carried) => levelsFrom(rows, (feature, { keys }) => levelWithin(owners[feature], keys, carried)),
  };
}

function keyArea(feature: RoleFeature, { permissions, keys }: RightsRow, forKeys: ReadonlySet<Permission>): KeyArea {
  // As above.
  const named = (Object.keys(permissions) as Permission[]).filter((name) => forKeys.has(name));
  const isChanging = (name: string): boolean => name === keys.changing || permissions[name]?.isChange === true;
  return { feature, reading: named.filter((name) => !isChanging(name)), changing: named.filter(isChanging) };
}

function levelWithin(level: Level, { opening, changing }: RightsRow['keys'], carried: ReadonlySet<string>): Level {
  if (!opening.some((name) => carried.has(name))) return 'none';
  return level === 'full' && changing !== undefined && !carried.has(changing) ? 'viewall' : level;
}

function refuseTwice(names: readonly string[]): void {
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (twice.length > 0) throw new Error(`Two features declare ${twice.join(', ')}`);
}

function levelsFrom(rows: readonly [RoleFeature, RightsRow][], levelOf: (feature: RoleFeature, row: RightsRow) => Level): Levels {
  // `fromEntries` loses the key type; each row has its entry.
  return Object.fromEntries(rows.map(([feature, row]) => [feature, levelOf(feature, row)])) as Levels;
}

function byRole<Value>(valueOf: (role: RoleKey) => Value): Readonly<Record<RoleKey, Value>> {
  // As above, for each role.
  return Object.fromEntries(roleKeys.map((role) => [role, valueOf(role)])) as Record<RoleKey, Value>;
}
