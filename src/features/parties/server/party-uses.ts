import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/registers.ts';

/** Answered by features whose records refer to parties: how many refer to this one. */
export const partyUses = hook<{ company: Company; partyId: string }, number>('parties.partyUses');
