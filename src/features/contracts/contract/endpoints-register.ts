import { z } from 'zod';
import { RegisterDifference, registerStates } from '#features/parties/contract/entities.ts';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Day } from '#kernel/contract/values.ts';
import { Contract, ContractRow } from './entities.ts';
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
  summary: 'Returns how the company counts deadlines, and the categories in use.',
  effect: 'read',
  answer: z.object({ settings: ContractSettings }),
  errors: [],
});

export const updateContractSettings = endpoint({
  ...editGate,
  method: 'POST',
  path: '/contracts/update-settings',
  summary: 'Changes how the company counts deadlines. All contracts are recalculated.',
  effect: 'write',
  body: z.object({ movesToWorkingDay: z.boolean(), version: z.number().int().positive().optional() }),
  answer: z.object({ settings: ContractSettings }),
  errors: [],
});

export const previewContractSettings = endpoint({
  ...editGate,
  method: 'POST',
  path: '/contracts/preview-settings',
  summary: 'Previews which deadlines a change of how they are counted would move, with the day to act by before and after.',
  effect: 'read',
  body: z.object({ movesToWorkingDay: z.boolean() }),
  answer: z.object({
    deadlines: z.array(z.object({ id: z.string(), title: z.string(), before: Day.nullable(), after: Day.nullable() })),
  }),
  errors: [],
});

export const getPossibleResponsibles = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/contracts/get-possible-responsibles',
  summary:
    'Lists who can be responsible for contracts: active people with access to Contracts, with the number of contracts that each has.',
  effect: 'read',
  answer: z.object({
    people: z.array(
      z.object({
        companyUserId: z.string(),
        fullName: z.string(),
        department: z.string().nullable(),
        contracts: z.number(),
      }),
    ),
  }),
  errors: [],
});

export const getContractsToHandOver = endpoint({
  ...editGate,
  method: 'GET',
  path: '/contracts/get-contracts-to-hand-over',
  summary: 'Lists the contracts of a person that the caller can hand over, by their parties and names.',
  effect: 'read',
  query: z.object({ companyUserId: z.uuid() }),
  answer: z.object({ contracts: z.array(z.object({ id: z.string(), name: z.string() })) }),
  errors: [],
});

export const getContractParties = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/contracts/get-parties',
  summary:
    'Lists the parties of the contracts the caller may see, by name, with the number of contracts each has; at most the 500 with most contracts.',
  effect: 'read',
  answer: z.object({ parties: z.array(z.object({ partyId: z.string(), name: z.string(), contracts: z.number() })) }),
  errors: [],
});

export const getUpcomingContracts = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/contracts/get-upcoming',
  summary: 'Lists the first ten contracts the caller is responsible for and must act on within the given number of days.',
  effect: 'read',
  query: z.object({ days: z.coerce.number().int().min(1).max(366).default(90) }),
  answer: z.object({ contracts: z.array(ContractRow), totalEntries: z.number() }),
  errors: [],
});

/** What the business register says of an organisation; null where it says nothing. */
const RegisterSaid = z.object({
  name: z.string().max(500).nullable(),
  address: z.string().max(500).nullable(),
  state: z.enum(registerStates, field('select')),
});
const asking = ['contracts.NoNumber', 'parties.RegistryUnknown', 'parties.RegistryUnavailable'] as const;

export const compareWithRegister = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/contracts/compare-with-register',
  summary: 'Returns what the business register now says about a contract’s party, and how it differs from what is stored. Changes nothing.',
  effect: 'read',
  query: z.object({ contractId: z.uuid() }),
  answer: z.object({ said: RegisterSaid, differences: z.array(RegisterDifference), version: z.number(), partyVersion: z.number() }),
  errors: asking,
});

export const refreshCounterparty = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/contracts/refresh-counterparty',
  summary:
    'Updates a contract’s party from the business register as shown (`said`): name, address, state and date. If the register has changed since, nothing is updated.',
  effect: 'write',
  body: z.object({
    contractId: z.uuid(field('required')),
    version: z.number().int().positive().optional(),
    partyVersion: z.number().int().positive().optional(),
    said: RegisterSaid,
  }),
  answer: z.object({ contract: Contract }),
  errors: [...asking, 'contracts.RegisterChanged'],
});
