import type { Access } from '#kernel/contract/endpoint.ts';
import type { Membership } from './actor.ts';

/** Whether a member has what a declaration asks for, where nobody is refused for it: a permission, a feature that is on, a subscription that includes it. */
export function passesAccess(
  { permissions, features, subscription }: Pick<Membership, 'permissions' | 'features' | 'subscription'>,
  { permission, feature, subscriptionFeature }: Extract<Access, { permission: unknown }>,
): boolean {
  if (!permissions.has(permission)) return false;
  if (feature && !features.has(feature)) return false;
  return !subscriptionFeature || (subscription?.has(subscriptionFeature) ?? true);
}
