import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { Id } from '#kernel/contract/values.ts';
import { Work } from './entities.ts';

// Whoever started it follows, cancels and repeats it; administrators do so with all of it (server/policy.ts).
const starters = { access: { signedIn: true }, company: 'required' } as const;
const administrators = { access: { permission: 'OrganisationSettings' }, company: 'required' } as const;

/** How much of the newest work is listed. */
export const maxListed = 20;

export const getAllWork = endpoint({
  ...administrators,
  method: 'GET',
  path: '/work/all',
  summary: 'Lists the company’s background jobs that run or ended recently, newest first.',
  effect: 'read',
  answer: z.object({ work: z.array(Work) }),
  errors: [],
});

export const getOwnWork = endpoint({
  ...starters,
  method: 'GET',
  path: '/work/own',
  summary: 'Lists the caller’s background jobs that run or ended recently, newest first.',
  effect: 'read',
  answer: z.object({ work: z.array(Work) }),
  errors: [],
});

export const tryWorkAgain = endpoint({
  ...starters,
  method: 'POST',
  path: '/work/try-again',
  summary: 'Starts a failed background job again: the caller’s own, or any with `OrganisationSettings`.',
  effect: 'write',
  whileEnding: 'allowed',
  body: z.object({ workId: Id }),
  answer: z.object({}),
  errors: ['work.NotFailed'],
});

export const cancelWork = endpoint({
  ...starters,
  method: 'POST',
  path: '/work/cancel',
  summary: 'Cancels a waiting or running background job: the caller’s own, or any with `OrganisationSettings`.',
  effect: 'write',
  whileEnding: 'allowed',
  body: z.object({ workId: Id }),
  answer: z.object({}),
  errors: ['work.NotCancellable'],
});
