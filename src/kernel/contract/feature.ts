import type { Endpoint } from './endpoint.ts';
import type { Rights } from './rights.ts';

/** The contract of a feature: its name, its rows of the role table, and its endpoints by handler name. */
export interface Feature {
  name: string;
  rights?: Rights;
  endpoints: Record<string, Endpoint>;
}

/** Declares a feature's contract. */
export function feature<const F extends Feature>(declaration: F): F {
  return declaration;
}

/** Every error code a feature declares; its texts must cover them in each language, but what the gate itself refuses, which the kernel's say. */
export type ErrorCodeOf<F extends Feature> = Exclude<
  F['endpoints'][keyof F['endpoints']]['errors'][number],
  'authentication.NotWithApiKey'
>;
