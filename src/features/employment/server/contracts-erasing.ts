import type { PersonEvent } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/registers.ts';

/** The contracts of a person are about to go with their erasure: features erase what they keep of them (employment.17). */
export const contractsErasing = hook<PersonEvent & { documentIds: readonly string[] }>('employment.contractsErasing');
/** A contract of somebody is about to be deleted: features keep whose it was with what they keep of it (employment.17). */
export const contractDeleting = hook<{ company: Company; documentId: string; personId: string }>('employment.contractDeleting');
/** A contract is about to be locked for its deletion: what features lock before contracts, they lock now. */
export const contractLocking = hook<{ company: Company; documentId: string }>('employment.contractLocking');
