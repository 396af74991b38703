import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { SigningRequest, SigningRequestItem } from './entities.ts';
import { viewGate } from './gates.ts';
import { requestStatuses, signingMethods } from './kinds.ts';
import { SigningListQuery } from './lists.ts';

const listAnswer = z.object({
  signingRequests: z.array(SigningRequestItem),
  totalEntries: z.number(),
  /** Of all that the caller sees and that fit the filter: how many have each status, and how many wait for the caller. */
  sums: z.object({ statuses: z.partialRecord(z.enum(requestStatuses), z.number()), forMe: z.number() }),
  /** How many signatures the company has and may have; null without a limit. */
  limit: z.object({ used: z.number(), limit: z.number().nullable() }),
  permissions: z.object({ create: z.boolean(), seeAll: z.boolean() }),
});

export const getCompanySigningRequests = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/signing/get-company-signing-requests',
  summary:
    'Lists ongoing requests the caller sent, is to sign or may see, those waiting for the caller first. With `page`, one page and `totalEntries`. `filter` is JSON.',
  effect: 'read',
  query: SigningListQuery,
  answer: listAnswer,
  errors: [],
});

export const getCompletedCompanySigningRequests = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/signing/get-completed-company-signing-requests',
  summary: 'Lists the requests that are signed, rejected, cancelled or expired, newest first.',
  effect: 'read',
  query: SigningListQuery,
  answer: listAnswer,
  errors: [],
});

export const getSigningRequest = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/signing/get-signing-request',
  summary: 'Returns one signing request with its files, people and log.',
  effect: 'read',
  query: z.object({ signingRequestId: z.uuid(field('required')) }),
  answer: z.object({ signingRequest: SigningRequest }),
  errors: [],
});

export const getSigningOptions = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/signing/get-signing-options',
  summary: 'Returns the choices for a new signing request: the methods available, and how many signatures are left.',
  effect: 'read',
  answer: z.object({
    signingMethods: z.array(z.enum(signingMethods)),
    limit: z.object({ used: z.number(), limit: z.number().nullable() }),
    /** What electronic identities are called here, such as BankID; null when the method is not offered. */
    electronicIdName: z.string().nullable(),
  }),
  errors: [],
});
