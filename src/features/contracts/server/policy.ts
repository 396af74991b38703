import type { ItemLevel } from '#features/access-control/contract/entities-item.ts';
import { externalRoles, type Level } from '#kernel/contract/permissions.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { ContractPermissions } from '../contract/entities.ts';

/** A contract as far as rights depend on it. */
interface ContractFacts {
  responsibleId: string | null;
  /** What restrictions leave to the member (contracts.105). */
  level: ItemLevel | 'none';
}

/** Whether a level of the role table shows the contracts of others too. */
export function seesAll(level: Level): boolean {
  return level === 'full' || level === 'viewall';
}

/** Whose contracts a member sees: all, or those that they are responsible for (contracts.14). */
export function visibleTo({ levels: { contractRegister }, companyUserId }: Membership): 'all' | { responsibleId: string } {
  return seesAll(contractRegister) ? 'all' : { responsibleId: companyUserId };
}

export function maySee(member: Membership, { responsibleId, level }: ContractFacts): boolean {
  return level !== 'none' && (visibleTo(member) === 'all' || responsibleId === member.companyUserId);
}

/** Whether the member keeps the whole register. */
export function isFull({ levels }: Membership): boolean {
  return levels.contractRegister === 'full';
}

/** Full does everything; whoever is responsible changes theirs, whatever their level. A restriction may leave only looking. */
export function contractPermissions(member: Membership, { responsibleId, level }: ContractFacts): ContractPermissions {
  const full = isFull(member) && level === 'full';
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
    restrict: full,
  };
}

/** Who may be responsible: somebody active of the company who reaches the register. */
export function mayBeResponsible({ state, role, permissions }: Pick<Membership, 'state' | 'role' | 'permissions'>): boolean {
  return state === 'active' && !externalRoles.includes(role) && permissions.has('Contracts');
}
