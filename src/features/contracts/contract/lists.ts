import { z } from 'zod';
import { filterText } from '#kernel/contract/filter-text.ts';
import { Pagination } from '#kernel/contract/paging.ts';
import { contractStatuses, contractTypes, trafficLights } from './kinds.ts';

export const contractSorts = [
  'nextDeadline',
  'party',
  'name',
  'category',
  'responsible',
  'status',
  'renewEndDate',
  'contractValue',
  'trafficLight',
  'lastChangeDate',
] as const;
export type ContractSort = (typeof contractSorts)[number];

/** Several values of one filter mean any of them. */
export const ContractFilter = z.object({
  /** In party, its organisation number, name, category, signer and the name of the responsible. */
  search: z.string().trim().max(100).optional(),
  /** An empty text means none. */
  categories: z.array(z.string().max(60)).max(100).optional(),
  statuses: z.array(z.literal(contractStatuses)).max(4).optional(),
  types: z.array(z.literal(contractTypes)).max(2).optional(),
  responsibleIds: z.array(z.uuid()).max(200).optional(),
  partyIds: z.array(z.uuid()).max(200).optional(),
  /** Null means none is set. */
  trafficLights: z.array(z.enum(trafficLights).nullable()).max(4).optional(),
  /** Those to act on within so many days from today. */
  deadlineWithinDays: z.number().int().min(0).max(3660).optional(),
  hasNotes: z.boolean().optional(),
  hasNotifications: z.boolean().optional(),
});
export type ContractFilter = z.output<typeof ContractFilter>;

const { page, pageSize, sortDirection } = Pagination.shape;

/** The order of the list and of its file. */
export const ContractOrder = z.object({ sortBy: z.enum(contractSorts).default('nextDeadline'), sortDirection });

/** Without `page` all rows that fit the filter. */
export const ContractListQuery = ContractOrder.extend({
  page: z.coerce.number().pipe(page.unwrap()).optional(),
  pageSize: z.coerce.number().pipe(pageSize.unwrap()).optional(),
  filter: filterText(ContractFilter).optional(),
});
export type ContractListQuery = z.output<typeof ContractListQuery>;

/** The columns of exports, in their order. */
export const contractColumns = [
  'party',
  'name',
  'category',
  'responsible',
  'signedBy',
  'status',
  'typeId',
  'startDate',
  'endDate',
  'renewalInterval',
  'noticePeriod',
  'renewEndDate',
  'noticeDate',
  'nextDeadline',
  'contractValue',
  'currency',
  'interval',
  'valuePerYear',
  'trafficLight',
  'createdDate',
  'lastChangeDate',
] as const;
export type ContractColumn = (typeof contractColumns)[number];
