import type { Level, RoleFeature } from '#kernel/contract/permissions.ts';
import type { AvailableRole } from '../../contract/entities.ts';

/** From the least to the most, as far as they can be compared. */
const order: readonly Level[] = ['none', 'reportonly', 'personal', 'own', 'team', 'viewall', 'full'];

export interface LevelChange {
  feature: RoleFeature;
  from: Level;
  to: Level;
  kind: 'gained' | 'lost';
}

/** What one gains and loses with another role, gains first. */
export function levelChanges(from: Pick<AvailableRole, 'permissions'>, to: Pick<AvailableRole, 'permissions'>): LevelChange[] {
  const former = new Map(from.permissions.map(({ feature, accessLevel }) => [feature, accessLevel]));
  const changes = to.permissions.flatMap(({ feature, accessLevel }): LevelChange[] => {
    const before = former.get(feature) ?? 'none';
    if (before === accessLevel) return [];
    return [{ feature, from: before, to: accessLevel, kind: order.indexOf(accessLevel) > order.indexOf(before) ? 'gained' : 'lost' }];
  });
  return [...changes.filter(({ kind }) => kind === 'gained'), ...changes.filter(({ kind }) => kind === 'lost')];
}
