import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { listFile, listFormats, shownColumns, shownRows } from '#kernel/contract/list-export.ts';
import { Id } from '#kernel/contract/values.ts';
import { integrating } from './gate.ts';
import { accountingSystems } from './kinds.ts';

/** The columns of what became of the people of a sync, and of the earlier syncs, as on their pages. */
export const syncColumns = ['name', 'action', 'fate', 'why', 'words'] as const;
export const historyColumns = ['startedAt', 'state', 'addedHere', 'addedThere', 'updated', 'left', 'by'] as const;

export const exportSync = endpoint({
  ...integrating,
  ...listFile,
  path: '/integrations/export-sync',
  summary: 'Exports the result of a sync for each person, as Excel or CSV. `rows` are their positions in the answer.',
  body: z.object({
    syncId: Id,
    rows: z.array(z.number().int().min(0)).min(1, field('required')).max(20_000),
    columns: shownColumns(syncColumns),
    format: z.enum(listFormats, field('select')),
  }),
  errors: [],
});

export const exportSyncHistory = endpoint({
  ...integrating,
  ...listFile,
  path: '/integrations/export-history',
  summary: 'Exports the given syncs as Excel or CSV.',
  body: shownRows(historyColumns).extend({ provider: z.enum(accountingSystems) }),
  errors: [],
});
