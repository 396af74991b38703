import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { listFile, listFormats, shownColumns } from '#kernel/contract/list-export.ts';
import { viewGate } from './gates.ts';
import { requestColumns, SigningFilter, SigningListQuery } from './lists.ts';

const { sortBy, sortDirection } = SigningListQuery.shape;

export const exportSigningRequests = endpoint({
  ...viewGate,
  ...listFile,
  path: '/signing/export-signing-requests',
  summary: 'Exports ongoing or completed requests, filtered or chosen, with chosen columns and in the order of the list.',
  body: z.object({
    list: z.enum(['ongoing', 'completed'], field('select')),
    columns: shownColumns(requestColumns),
    format: z.enum(listFormats, field('select')),
    filter: SigningFilter.default({}),
    sortBy,
    sortDirection,
    signingRequestIds: z.array(z.uuid()).min(1, field('required')).max(1000).optional(),
  }),
  errors: [],
});
