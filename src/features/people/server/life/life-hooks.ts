import type { CallContext } from '#kernel/server/call-context.ts';
import { hook } from '#kernel/server/registers.ts';
import type { Consequence, LeavingPurpose, Obstacle } from '../../contract/life.ts';

/** Something that happens to a person, told to other features in the same transaction. */
export interface PersonEvent extends Pick<CallContext, 'company' | 'services' | 'now' | 'today' | 'audit'> {
  companyUserId: string;
  /** The person who does it. */
  by: string;
}

/** Somebody who may leave, for features to say what stands in the way and what would happen. */
export interface Leaving extends Pick<CallContext, 'company' | 'services' | 'now' | 'today'> {
  companyUserId: string;
  purpose: LeavingPurpose;
}

export interface Findings {
  obstacles: readonly Obstacle[];
  consequences: readonly Consequence[];
}

export const personLeaving = hook<Leaving, Findings>('people.personLeaving');
export const personErasing = hook<PersonEvent>('people.personErasing');
