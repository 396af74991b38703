import type { Catalogue } from '../../contract/catalogue.ts';
import { versionOf } from '../pricing/advance.ts';
import type { PaidState, PendingChange } from '../pricing/shapes.ts';

interface Use {
  contractLimit: number;
  gdprTreatmentLimit: number;
}

/**
 * The changes of a day as they are carried out: where more is used than the ordered tier has room for, the smallest tier of its plan that fits goes on,
 * and without one the largest (subscription.26).
 */
export function fitChanges(
  { changes }: Pick<PaidState, 'changes'>,
  { day, use, catalogues }: { day: string; use: Use; catalogues: readonly Catalogue[] },
): { changes: PendingChange[]; raised: PendingChange[] } {
  const fitted = changes.map((change) =>
    change.day <= day && change.to ? { ...change, to: fittingTier(change.to, { day, use, catalogues }) } : change,
  );
  return { changes: fitted, raised: fitted.filter(({ to }, index) => to?.tierId !== changes[index]?.to?.tierId) };
}

function fittingTier(
  to: NonNullable<PendingChange['to']>,
  { day, use, catalogues }: { day: string; use: Use; catalogues: readonly Catalogue[] },
): NonNullable<PendingChange['to']> {
  const used = to.planId.startsWith('contracts') ? use.contractLimit : to.planId.startsWith('gdpr') ? use.gdprTreatmentLimit : 0;
  const version = versionOf(catalogues, day, to);
  const tiers = catalogues.find((one) => one.version === version)?.plans.find(({ planId }) => planId === to.planId)?.tiers ?? [];
  const ordered = tiers.find(({ tierId }) => tierId === to.tierId);
  if (ordered?.limit === undefined || used <= ordered.limit) return to;
  const sorted = tiers.filter(({ limit }) => limit !== undefined).toSorted((one, other) => (one.limit ?? 0) - (other.limit ?? 0));
  const fitting = sorted.find(({ limit }) => (limit ?? 0) >= used) ?? sorted.at(-1);
  return { planId: to.planId, tierId: fitting?.tierId ?? to.tierId };
}
