import { externalRoles } from '#kernel/contract/permissions.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { ContractPermissions } from '../contract/entities.ts';

/** A contract as far as rights depend on it. */
interface Held {
  responsibleId: string | null;
}

/** Whose contracts a member sees: all, or those that they are responsible for (contracts.14). */
export function visibleTo({ levels: { contractRegister }, companyUserId }: Membership): 'all' | { responsibleId: string } {
  return contractRegister === 'full' || contractRegister === 'viewall' ? 'all' : { responsibleId: companyUserId };
}

export function maySee(member: Membership, { responsibleId }: Held): boolean {
  return visibleTo(member) === 'all' || responsibleId === member.companyUserId;
}

/** Whether the member sees everything on every contract. */
export function isFull({ levels }: Membership): boolean {
  return levels.contractRegister === 'full';
}

/** Full does everything; whoever is responsible changes theirs, whatever their level. */
export function contractPermissions(member: Membership, { responsibleId }: Held): ContractPermissions {
  const full = isFull(member);
  const keeps = full || responsibleId === member.companyUserId;
  return {
    update: keeps,
    delete: full,
    updateResponsible: full,
    trafficLight: keeps,
    notifications: keeps,
    files: keeps,
    notes: keeps,
    tasks: keeps,
    amend: full,
  };
}

/** Who may be responsible: somebody active of the company who reaches the register. */
export function mayBeResponsible({ state, role, permissions }: Pick<Membership, 'state' | 'role' | 'permissions'>): boolean {
  return state === 'active' && !externalRoles.includes(role) && permissions.has('Contracts');
}
