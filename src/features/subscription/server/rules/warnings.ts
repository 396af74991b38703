import type { LimitKey } from '#features/billing/contract/limits.ts';
import type { Catalogue, Plan, PlanId } from '../../contract/catalogue.ts';
import { versionOf } from '../pricing/advance.ts';
import { termsOf } from '../pricing/lines.ts';
import { seatsOn } from '../pricing/owed.ts';
import type { PaidItem, PaidState, PendingChange } from '../pricing/shapes.ts';

/** What will have less room than is used, if nothing is tidied up before (subscription.26). */
export interface Warning {
  planId: PlanId;
  key: LimitKey;
  used: number;
  limit: number;
}

interface Circumstances {
  catalogues: readonly Catalogue[];
  day: string;
  used: ReadonlyMap<string, number>;
  users: number;
  /** Signatures of packs. */
  ofPacks: number;
}

/** For each plan that is to become a lesser one, what it will not have room for. */
export function warningsOf(state: Pick<PaidState, 'items' | 'changes'>, circumstances: Circumstances): Warning[] {
  const lesser = state.changes.flatMap(({ to }) => (to ? [to] : []));
  const [held, coming] = [heldPlans(state, circumstances), comingPlans(state, circumstances)];
  const shared = [storageOf, signaturesOf].flatMap((roomOf) => {
    const [before, after] = [roomOf(held, circumstances), roomOf(coming, circumstances)];
    return after.limit < before.limit ? [after] : [];
  });
  return lesser.flatMap((to) => {
    const key = steppedKey(to.planId);
    const step = planOf(to, circumstances)?.tiers.find(({ tierId }) => tierId === to.tierId)?.limit;
    const rooms = key && step !== undefined ? [{ key, limit: step }, ...shared] : shared;
    return rooms
      .map((room): Warning => ({ planId: to.planId, ...room, used: circumstances.used.get(room.key) ?? 0 }))
      .filter(({ used, limit }) => used > limit);
  });
}

type Room = Pick<Warning, 'key' | 'limit'>;

/** Several plans allow what the most generous of them allows (subscription.7). */
function storageOf(plans: readonly Plan[]): Room {
  const rooms = plans.map(({ limits }) => limits.storageLimit ?? Infinity);
  return { key: 'storageLimit', limit: Math.max(0, ...rooms) };
}

/** What a year gives for the users of today, with what there is of packs (subscription.18). */
function signaturesOf(plans: readonly Plan[], { users, ofPacks, day }: Circumstances): Room {
  const given = plans.map((plan) => plan.signaturesPerUser * seatsOn(plan, [{ day, users }], day));
  return { key: 'signatureLimit', limit: given.reduce((sum, one) => sum + one, ofPacks) };
}

const goesOn = ({ items }: Pick<PaidState, 'items'>): PaidItem[] => items.filter(({ to }) => to === null);

const heldPlans = (state: Pick<PaidState, 'items'>, { catalogues }: Circumstances): Plan[] =>
  goesOn(state).map((item) => termsOf(item, catalogues).plan);

function comingPlans({ items, changes }: Pick<PaidState, 'items' | 'changes'>, circumstances: Circumstances): Plan[] {
  // What ends takes no part: ending always happens (subscription.26).
  const continued = goesOn({ items }).filter(({ itemId }) => !changes.some((change) => change.itemId === itemId && change.to));
  const begun = changes.flatMap(({ to }) => (to ? [planOf(to, circumstances)] : []));
  return [...heldPlans({ items: continued }, circumstances), ...begun.filter((plan) => plan !== undefined)];
}

function planOf(to: NonNullable<PendingChange['to']>, { catalogues, day }: Circumstances): Plan | undefined {
  const version = versionOf(catalogues, day, to);
  return catalogues.find((one) => one.version === version)?.plans.find(({ planId }) => planId === to.planId);
}

/** The limit that the steps of a plan are steps of. */
function steppedKey(planId: PlanId): LimitKey | undefined {
  if (planId.startsWith('contracts')) return 'contractLimit';
  return planId.startsWith('gdpr') ? 'gdprTreatmentLimit' : undefined;
}
