import type { PersonEvent } from '#features/people/server/public.ts';
import { hook } from '#kernel/server/registers.ts';

/** The contracts of a person are about to go with their erasure: features erase what they keep of them (employment.17). */
export const contractsErasing = hook<PersonEvent & { documentIds: readonly string[] }>('employment.contractsErasing');
