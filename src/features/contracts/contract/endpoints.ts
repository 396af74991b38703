import { z } from 'zod';
import { fileChangeCodes, fileChangeFields } from '#features/files/contract/file-changes.ts';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { listFile, listFormats, shownColumns } from '#kernel/contract/list-export.ts';
import { filesOfContract, uploads } from './endpoints-files.ts';
import { Contract, ContractDeadline, ContractLog, ContractRow, ContractSum, HandedContract, NotificationChange } from './entities.ts';
import { ChangedContract, NewContract, TermsInput } from './fields.ts';
import { editGate, seeing, viewGate } from './gates.ts';
import { deadlineTypes, mostHandedBack, trafficLights } from './kinds.ts';
import { contractColumns, ContractFilter, ContractListQuery, ContractOrder } from './lists.ts';

const contractId = z.uuid(field('required'));
const version = z.number().int().positive().optional();
const savedCodes = ['contracts.NotResponsible', 'contracts.NotRecipient', 'contracts.UnknownParty'] as const;

export const getContracts = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/contracts/all',
  summary:
    'Lists the contracts the caller may see, with the five most used categories. With `page`, one page and `totalEntries`. `sums` cover the whole filter (JSON).',
  effect: 'read',
  query: ContractListQuery,
  answer: z.object({
    contracts: z.array(ContractRow),
    topCategories: z.array(z.string()),
    totalEntries: z.number(),
    sums: z.array(ContractSum),
    /** How many the company has and may have; null without a limit. */
    limit: z.object({ used: z.number(), limit: z.number().nullable() }),
    permissions: z.object({ create: z.boolean(), export: z.boolean(), updateResponsible: z.boolean(), settings: z.boolean() }),
  }),
  errors: [],
});

export const getContract = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/contracts/get-contract',
  summary: 'Returns one contract with its deadline and the explanation of it, files, notifications, amendments and log.',
  effect: 'read',
  query: z.object({ contractId: z.uuid() }),
  answer: z.object({ contract: Contract.extend({ ...filesOfContract, contractLogs: z.array(ContractLog) }) }),
  errors: [],
});

export const createContract = endpoint({
  ...editGate,
  method: 'POST',
  path: '/contracts/create',
  repeats: 'adds',
  summary: 'Adds a contract with its files, links and folders, all or nothing. Without `notifications`, it gets the suggested ones.',
  effect: 'write',
  files: uploads,
  body: z.object({ contract: NewContract, ...fileChangeFields }),
  answer: z.object({ contract: Contract.extend(filesOfContract) }),
  errors: [...fileChangeCodes, ...savedCodes, 'contracts.LimitReached', 'contracts.UnknownParent'],
});

export const updateContract = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/contracts/update',
  summary:
    'Changes a contract with its files, links and folders, all or nothing. `notificationChanges` lists the notifications that changed because dates moved.',
  effect: 'write',
  files: uploads,
  body: z.object({ contract: ChangedContract, ...fileChangeFields }),
  answer: z.object({ contract: Contract.extend(filesOfContract), notificationChanges: z.array(NotificationChange) }),
  errors: [...fileChangeCodes, ...savedCodes],
});

export const updateResponsible = endpoint({
  ...editGate,
  method: 'POST',
  path: '/contracts/update-responsible',
  repeats: 'adds',
  summary:
    'Hands over all contracts from one person to another. With the `contracts` of an earlier answer and the two people exchanged, it is undone: those that nobody has changed since go back, with the obligations that went along and the notifications that named the person.',
  effect: 'write',
  body: z.object({
    Responsible: z.uuid(field('required')),
    NewResponsible: z.uuid(field('required')),
    /** What an earlier call handed over, to undo it; it may be that none go back then. */
    contracts: z
      .array(HandedContract)
      .min(1, field('required'))
      .max(mostHandedBack, field('tooLarge', { length: mostHandedBack }))
      .optional(),
  }),
  answer: z.object({ handedOver: z.number(), contracts: z.array(HandedContract) }),
  errors: ['contracts.NotResponsible', 'contracts.NothingToHandOver', 'contracts.CannotGoBack'],
});

export const deleteContract = endpoint({
  ...editGate,
  method: 'DELETE',
  path: '/contracts/delete-contract',
  summary: 'Permanently deletes a contract with its files, notes, notifications and obligations. `name` must be the contract’s name.',
  effect: 'write',
  body: z.object({ contractId, name: z.string(field('required')).trim().min(1, field('required')), version }),
  answer: z.object({}),
  errors: ['contracts.WrongName', 'contracts.HasAmendments'],
});

export const updateTrafficLight = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/contracts/update-contract-traffic-light',
  summary: 'Sets the traffic light of a contract; null removes it.',
  effect: 'write',
  body: z.object({ contractId, trafficLight: z.enum(trafficLights, field('select')).nullable(), version }),
  answer: z.object({ contract: ContractRow }),
  errors: [],
});

export const generateNotifications = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/contracts/generate-auto-notifications',
  summary:
    'Creates the suggested notifications for a contract’s dates, replacing earlier suggestions. Those that were turned off are turned on.',
  effect: 'write',
  body: z.object({ contractId, version }),
  answer: z.object({ contract: Contract, notificationChanges: z.array(NotificationChange) }),
  errors: ['contracts.NoDates'],
});

export const silenceNotifications = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/contracts/toggle-off-all-contract-notifications',
  summary: 'Turns off all notifications of a contract. Each can be turned on again.',
  effect: 'write',
  body: z.object({ contractId, version }),
  answer: z.object({ contract: Contract, turnedOff: z.number() }),
  errors: [],
});

export const explainDeadline = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/contracts/explain-deadline',
  summary: 'Previews the next deadline for the given terms, with the explanation of it and the notifications that would be suggested.',
  effect: 'read',
  body: TermsInput,
  answer: z.object({
    deadline: ContractDeadline,
    suggested: z.array(z.object({ type: z.literal(deadlineTypes), when: z.number(), date: z.string(), isPast: z.boolean() })),
    /** The numbers of days before that may be chosen. */
    offeredDays: z.array(z.number()),
  }),
  errors: [],
});

export const getContractLogs = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/contracts/get-logs',
  summary: 'Returns a page of a contract’s log, newest first. `before` is the last line of the page above.',
  effect: 'read',
  query: z.object({ contractId: z.uuid(), before: z.uuid().optional() }),
  answer: z.object({ logs: z.array(ContractLog), hasOlder: z.boolean() }),
  errors: [],
});

export const getContractLogDetails = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/contracts/get-log-details',
  summary: 'Returns what one log line changed in a contract: each field with its old and new value.',
  effect: 'read',
  query: z.object({ logId: z.uuid() }),
  answer: z.object({
    log: ContractLog,
    changes: z.array(z.object({ field: z.string(), label: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  }),
  errors: [],
});

export const exportContracts = endpoint({
  ...listFile,
  access: seeing,
  path: '/contracts/export',
  summary: 'Exports the contracts the caller may see, filtered or chosen, with chosen columns and in the order of the list.',
  body: ContractOrder.extend({
    columns: shownColumns(contractColumns),
    format: z.enum(listFormats, field('select')),
    filter: ContractFilter.default({}),
    contractIds: z.array(z.uuid()).min(1, field('required')).max(1000).optional(),
  }),
  errors: [],
});
