import { z } from 'zod';

export const maxOnPage = 200;

/** Paging of a list (wire.17); pages count from 1, and pageSize is 200 at most. */
export const Pagination = z.object({
  page: z.number().int().min(1).default(1),
  pageSize: z.number().int().min(1).max(maxOnPage).default(50),
  sortBy: z.string().max(60).optional(),
  sortDirection: z.enum(['asc', 'desc']).default('asc'),
});
export type Pagination = z.output<typeof Pagination>;

/** A total is exact up to this number; one more means "more than". */
export const countCap = 10_000;
