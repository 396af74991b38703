import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { mediaTypes } from '#kernel/contract/media-types.ts';
import { FeedSecret, Moment } from '#kernel/contract/values.ts';
import { viewGate } from './gates.ts';
import { feedSecrets, taskScopes } from './kinds.ts';

/** A calendar address with due dates. */
export const PlanFeed = z.object({
  feedId: z.string(),
  scope: z.enum(taskScopes),
  createdDate: Moment,
  lastFetchedDate: Moment.nullable(),
});
export type PlanFeed = z.output<typeof PlanFeed>;

export const getPlanFeed = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/onoffboarding/get-feed',
  summary: 'Returns the caller’s calendar address for due dates in plans, and when it was last fetched.',
  effect: 'read',
  answer: z.object({ feed: PlanFeed.nullable() }),
  errors: [],
});

export const createPlanFeed = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/onoffboarding/create-feed',
  repeats: 'addsSecret',
  summary:
    'Creates a secret calendar address, replacing the one before. It is returned once. With `scope`, it includes all tasks in plans the caller may edit.',
  effect: 'write',
  body: z.object({ scope: z.enum(taskScopes).default('mine') }),
  answer: z.object({ feed: PlanFeed, address: z.string() }),
  errors: [],
});

export const deletePlanFeed = endpoint({
  ...viewGate,
  method: 'DELETE',
  path: '/onoffboarding/delete-feed',
  summary: 'Deletes the caller’s calendar address.',
  effect: 'write',
  answer: z.object({}),
  errors: [],
});

export const readPlanFeed = endpoint({
  access: { secret: feedSecrets },
  company: 'none',
  method: 'GET',
  path: '/onoffboarding/feed/{secret}',
  summary: 'Returns the due dates the owner of the address may see, as text/calendar, with an ETag.',
  effect: 'read',
  params: z.object({ secret: FeedSecret }),
  answer: { file: [mediaTypes.ics] },
  errors: [],
});
