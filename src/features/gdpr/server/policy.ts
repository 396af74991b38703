import type { Membership } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { TreatmentPermissions } from '../contract/treatment.ts';

/** Whether the member keeps the whole area. */
export function isFull({ levels, permissions }: Membership): boolean {
  return levels.gdpr === 'full' && permissions.has('GdprEdit');
}

/** Full does everything; an owner changes theirs, whatever their level (gdpr.2). */
export function treatmentPermissions(member: Membership, { employeeId }: { employeeId: string | null }): TreatmentPermissions {
  const full = isFull(member);
  const keeps = full || employeeId === member.companyUserId;
  return { update: keeps, delete: full, notes: keeps };
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
