import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { roleKeys, type Permission, type RoleFeature, type RoleKey } from '#kernel/contract/permissions.ts';
import { roleTable as tableOf, type Rights } from '#kernel/contract/rights.ts';

const features = join(import.meta.dirname, '../features');

/** The rows of every feature of the product that declares some, with its name. */
export const featureRights: readonly (readonly [feature: string, rows: Rights])[] = await Promise.all(
  globSync('*/contract/rights.ts', { cwd: features }).map(async (path) => {
    const declared: Record<string, Rights> = await import(join(features, path));
    return [dirname(dirname(path)), Object.values(declared)[0] ?? {}] as const;
  }),
);

/** The rows of all of them. */
export const productRights: readonly Rights[] = featureRights.map(([, rows]) => rows);

/** The role table of the whole product (roles.3), without composing it. */
export const roleTable = tableOf(productRights);

/** The roles that do not hold a permission. */
export const rolesLacking = (permission: Permission): RoleKey[] =>
  roleKeys.filter((role) => !roleTable.permissionsOf(role).has(permission));

/** The roles with a level in a feature that is not *full*. */
export const rolesBelowFull = (feature: RoleFeature): RoleKey[] =>
  roleKeys.filter((role) => !['full', 'none'].includes(roleTable.levelsOf(role)[feature]));
