import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { ContractRow } from './entities.ts';
import { editGate, viewGate } from './gates.ts';

// Additions of this product beside the given calls.

export const ContractSettings = z.object({
  /** Whether one acts on the working day before a date that is none (contracts.5). */
  movesToWorkingDay: z.boolean(),
  /** All categories in use, by name. */
  categories: z.array(z.string()),
  version: z.number(),
  permissions: z.object({ update: z.boolean() }),
});
export type ContractSettings = z.output<typeof ContractSettings>;

export const getContractSettings = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/contracts/get-settings',
  summary: 'How the company counts deadlines, and the categories in use.',
  effect: 'read',
  answer: z.object({ settings: ContractSettings }),
  errors: [],
});

export const updateContractSettings = endpoint({
  ...editGate,
  method: 'POST',
  path: '/contracts/update-settings',
  summary: 'Changes how the company counts deadlines; all contracts are counted anew.',
  effect: 'write',
  body: z.object({ movesToWorkingDay: z.boolean(), version: z.number().int().positive().optional() }),
  answer: z.object({ settings: ContractSettings }),
  errors: [],
});

export const getPossibleResponsibles = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/contracts/get-possible-responsibles',
  summary: 'Who may be responsible for contracts: active people of the company who reach the register, with how many they have.',
  effect: 'read',
  answer: z.object({
    people: z.array(
      z.object({ companyUserId: z.string(), fullName: z.string(), department: z.string().nullable(), contracts: z.number() }),
    ),
  }),
  errors: [],
});

export const getUpcomingContracts = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/contracts/get-upcoming',
  summary: 'The contracts for which the caller is responsible and has to act within so many days, the first ten.',
  effect: 'read',
  query: z.object({ days: z.coerce.number().int().min(1).max(366).default(90) }),
  answer: z.object({ contracts: z.array(ContractRow), totalEntries: z.number() }),
  errors: [],
});
