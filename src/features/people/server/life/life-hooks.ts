import { hook } from '#kernel/server/hooks.ts';
import type { Findings, Leaving, PersonEvent } from '../public.ts';

// Apart from `public.ts`, which offers what tells these to others.
export const personLeaving = hook<Leaving, Findings>();
export const personErasing = hook<PersonEvent>();
