import { z } from 'zod';
import { filterText } from '#kernel/contract/filter-text.ts';
import { Pagination } from '#kernel/contract/paging.ts';
import { requestStatuses, signingMethods } from './kinds.ts';

export const signingSorts = ['name', 'requestedBy', 'status', 'dueDate', 'created', 'ended'] as const;
export type SigningSort = (typeof signingSorts)[number];

/** Several values of one filter mean any of them. */
export const SigningFilter = z.object({
  /** In the name of the request, of who asked and of its people, and their addresses. */
  search: z.string().trim().max(100).optional(),
  statuses: z.array(z.enum(requestStatuses)).max(7).optional(),
  methods: z.array(z.enum(signingMethods)).max(4).optional(),
  requestedBy: z.array(z.uuid()).max(200).optional(),
  /** Those that wait for the caller's own signature, or that do not. */
  isForMe: z.boolean().optional(),
  companyUserIds: z.array(z.uuid()).max(200).optional(),
  documentIds: z.array(z.uuid()).max(200).optional(),
});
export type SigningFilter = z.output<typeof SigningFilter>;

const { page, pageSize, sortDirection } = Pagination.shape;

/** Without `page` all rows that fit the filter; without `sortBy` those that wait for the caller first, then the newest. */
export const SigningListQuery = z.object({
  page: z.coerce.number().pipe(page.unwrap()).optional(),
  pageSize: z.coerce.number().pipe(pageSize.unwrap()).optional(),
  sortBy: z.enum(signingSorts).optional(),
  sortDirection,
  filter: filterText(SigningFilter).optional(),
});
export type SigningListQuery = z.output<typeof SigningListQuery>;

/** The columns of a file of requests. */
export const requestColumns = [
  'name',
  'people',
  'status',
  'reason',
  'dueDate',
  'requestedBy',
  'created',
  'ended',
  'method',
  'location',
] as const;
export type RequestColumn = (typeof requestColumns)[number];
