import type { Examples } from '#testing/examples.ts';
import type { absence } from '../contract/index.ts';

/** On the way: one for each endpoint. */
export const examples: Partial<Examples<typeof absence>> = {};
