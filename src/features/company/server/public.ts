import type { FeatureFlag } from '#kernel/contract/permissions.ts';
import { featureFlags } from '#kernel/contract/permissions.ts';

/** The features a company has: all that are not turned off. */
export function featuresOn(featuresOff: readonly string[]): ReadonlySet<FeatureFlag> {
  return new Set(featureFlags.filter((flag) => !featuresOff.includes(flag)));
}
