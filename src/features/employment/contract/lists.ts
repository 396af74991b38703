import { z } from 'zod';
import { filterText } from '#kernel/contract/filter-text.ts';
import { Pagination } from '#kernel/contract/paging.ts';
import { languages } from './document.ts';
import { documentStates } from './kinds.ts';

export const documentSorts = ['employee', 'position', 'template', 'language', 'state', 'created', 'changed'] as const;
export type DocumentSort = (typeof documentSorts)[number];

/** Several values of one filter mean any of them. */
const DocumentFilter = z.object({
  /** In the name of the contract, of the employee and of the template, and in the position. */
  search: z.string().trim().max(100).optional(),
  states: z.array(z.literal(documentStates)).max(5).optional(),
  templateIds: z.array(z.string().max(50)).max(50).optional(),
  languages: z.array(z.enum(languages)).max(2).optional(),
  companyUserIds: z.array(z.uuid()).max(200).optional(),
});
export type DocumentFilter = z.output<typeof DocumentFilter>;

const { page, pageSize, sortDirection } = Pagination.shape;

/** Without `page` all rows that fit the filter; without `sortBy` drafts first, then what was changed last. */
export const DocumentListQuery = z.object({
  page: z.coerce.number().pipe(page.unwrap()).optional(),
  pageSize: z.coerce.number().pipe(pageSize.unwrap()).optional(),
  sortBy: z.enum(documentSorts).optional(),
  sortDirection,
  filter: filterText(DocumentFilter).optional(),
});
