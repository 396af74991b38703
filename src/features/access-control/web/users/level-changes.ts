import type { Level, RoleFeature } from '#kernel/contract/permissions.ts';
import type { AvailableRole } from '../../contract/entities.ts';

/** From least to most, where comparable. */
const order: readonly Level[] = ['none', 'reportonly', 'personal', 'own', 'team', 'viewall', 'full'];

export interface LevelChange {
  feature: RoleFeature;
  from: Level;
  to: Level;
  kind: 'gained' | 'lost';
}

/** What a person gains and loses with another role, gains first. */
export function levelChanges(from: Pick<AvailableRole, 'permissions'>, to: Pick<AvailableRole, 'permissions'>): LevelChange[] {
  const former = new Map(from.permissions.map(({ feature, accessLevel }) => [feature, accessLevel]));
  const changes = to.permissions.flatMap(({ feature, accessLevel }): LevelChange[] => {
    const before = former.get(feature) ?? 'none';
    if (before === accessLevel) return [];
    return [{ feature, from: before, to: accessLevel, kind: order.indexOf(accessLevel) > order.indexOf(before) ? 'gained' : 'lost' }];
  });
  return [...changes.filter(({ kind }) => kind === 'gained'), ...changes.filter(({ kind }) => kind === 'lost')];
}
