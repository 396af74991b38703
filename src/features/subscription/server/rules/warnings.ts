import type { LimitKey } from '#features/billing/contract/limits.ts';
import type { Catalogue, PlanId } from '../../contract/catalogue.ts';
import { versionOf } from '../pricing/advance.ts';
import type { PendingChange } from '../pricing/shapes.ts';

/** What will have less room than is used, if nothing is tidied up before (subscription.26). */
export interface Warning {
  planId: PlanId;
  key: LimitKey;
  used: number;
  limit: number;
}

type Used = ReadonlyMap<string, number>;

/** For each plan that is to become a lesser one, what it will not have room for. */
export function warningsOf(
  changes: readonly PendingChange[],
  { catalogues, day, used }: { catalogues: readonly Catalogue[]; day: string; used: Used },
): Warning[] {
  return changes.flatMap(({ to }) => (to ? shortOf(to, { catalogues, day, used }) : []));
}

function shortOf(
  to: NonNullable<PendingChange['to']>,
  { catalogues, day, used }: { catalogues: readonly Catalogue[]; day: string; used: Used },
): Warning[] {
  const version = versionOf(catalogues, day, to);
  const plan = catalogues.find((one) => one.version === version)?.plans.find(({ planId }) => planId === to.planId);
  const step = plan?.tiers.find(({ tierId }) => tierId === to.tierId)?.limit;
  const key = steppedKey(to.planId);
  const rooms: Pick<Warning, 'key' | 'limit'>[] = [];
  if (key && step !== undefined) rooms.push({ key, limit: step });
  if (typeof plan?.limits.storage === 'number') rooms.push({ key: 'storage', limit: plan.limits.storage });
  return rooms
    .map((room): Warning => ({ planId: to.planId, ...room, used: used.get(room.key) ?? 0 }))
    .filter(({ used: inUse, limit }) => inUse > limit);
}

/** The limit that the steps of a plan are steps of. */
function steppedKey(planId: PlanId): LimitKey | undefined {
  if (planId.startsWith('contracts')) return 'contractLimit';
  return planId.startsWith('gdpr') ? 'gdprTreatmentLimit' : undefined;
}
