import type { ItemLevel } from '#features/access-control/contract/entities-item.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { TreatmentPermissions } from '../contract/treatment.ts';

/** Whether the member keeps the whole area. */
export function isFull({ levels, permissions }: Membership): boolean {
  return levels.gdpr === 'full' && permissions.has('GdprEdit');
}

/** A treatment as far as what one may do with it depends on it. */
interface TreatmentFacts {
  employeeId: string | null;
  /** What a restriction leaves to the member. */
  level: ItemLevel | 'none';
}

/** Full does everything; an owner changes theirs, whatever their level (gdpr.2). A restriction may leave only looking (gdpr.119). */
export function treatmentPermissions(member: Membership, { employeeId, level }: TreatmentFacts): TreatmentPermissions {
  const full = isFull(member) && level === 'full';
  const keeps = full || employeeId === member.companyUserId;
  return { update: keeps, delete: full, notes: keeps, restrict: full };
}

/** Who may own a treatment or stand in the protocol: somebody active with access to the area. */
export function mayOwn({ state, permissions }: Pick<Membership, 'state' | 'permissions'>): boolean {
  return state === 'active' && permissions.has('Gdpr');
}

type Refused = 'gdpr.ForbiddenAccess' | 'gdpr.MustBeAdmin';

/** Refuses whoever may only look. */
export function requireFull<Code extends Refused>({ actor, fail }: Pick<CallContext<Code>, 'actor' | 'fail'>, code: Code): void {
  if (!isFull(actor.member)) fail(code, 403);
}
