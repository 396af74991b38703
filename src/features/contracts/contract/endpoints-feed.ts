import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { mediaTypes } from '#kernel/contract/media-types.ts';
import { FeedSecret, Moment } from '#kernel/contract/values.ts';
import { viewGate } from './gates.ts';

export const ContractFeed = z.object({ feedId: z.string(), createdDate: Moment, lastFetchedDate: Moment.nullable() });
export type ContractFeed = z.output<typeof ContractFeed>;

export const getContractFeed = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/contracts/get-feed',
  summary: 'Returns the caller’s calendar address for contract deadlines, and when it was last fetched.',
  effect: 'read',
  answer: z.object({ feed: ContractFeed.nullable() }),
  errors: [],
});

export const createContractFeed = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/contracts/create-feed',
  repeats: 'addsSecret',
  summary: 'Creates a secret calendar address, replacing the one before. It is returned once.',
  effect: 'write',
  answer: z.object({ feed: ContractFeed, address: z.string() }),
  errors: [],
});

export const deleteContractFeed = endpoint({
  ...viewGate,
  method: 'DELETE',
  path: '/contracts/delete-feed',
  summary: 'Deletes the caller’s calendar address.',
  effect: 'write',
  answer: z.object({}),
  errors: [],
});

export const readContractFeed = endpoint({
  access: { secret: 'contractFeed' },
  company: 'none',
  method: 'GET',
  path: '/contracts/feed/{secret}',
  summary: 'Returns the contract deadlines the owner of the address may see, as text/calendar, with an ETag.',
  effect: 'read',
  params: z.object({ secret: FeedSecret }),
  answer: { file: [mediaTypes.ics] },
  errors: [],
});
