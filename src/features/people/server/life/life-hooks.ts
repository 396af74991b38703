import type { CallContext } from '#kernel/server/call-context.ts';
import { hook } from '#kernel/server/registers.ts';
import type { Consequence, LeavingPurpose, Obstacle } from '../../contract/life.ts';

/** An event of one person, announced to other features in the same transaction. */
export interface PersonEvent extends Pick<CallContext, 'company' | 'services' | 'now' | 'today' | 'audit'> {
  companyUserId: string;
  /** The user who causes it. */
  by: string;
}

/** A person who may leave: features report obstacles and consequences. */
export interface Leaving extends Pick<CallContext, 'company' | 'services' | 'now' | 'today'> {
  companyUserId: string;
  purpose: LeavingPurpose;
}

export interface Findings {
  obstacles: readonly Obstacle[];
  consequences: readonly Consequence[];
}

/** Findings without obstacles: what goes or changes with the person, by how many there are; what there is none of is left out. */
export function consequencesOf(counts: Readonly<Record<string, number>>): Findings {
  return { obstacles: [], consequences: Object.entries(counts).flatMap(([key, count]) => (count > 0 ? [{ key, count }] : [])) };
}

export const personLeaving = hook<Leaving, Findings>('people.personLeaving');
/** The access of a person ended while they are still here; features end what reaches the company without it, such as calendar addresses and open invitations, and hand over what only somebody who signs in can look after. */
export const accessEnded = hook<Omit<PersonEvent, 'by'>>('people.accessEnded');
/** Told before `personErasing`: features lock what others hold while they wait for rows that the listeners of that change, such as the storage of files. */
export const erasureBeginning = hook<Pick<PersonEvent, 'company' | 'companyUserId'>>('people.erasureBeginning');
export const personErasing = hook<PersonEvent>('people.personErasing');
