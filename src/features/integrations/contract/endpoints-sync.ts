import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { Id } from '#kernel/contract/values.ts';
import { ListedSync, Sync, syncFields } from './entities.ts';
import { integrating } from './gate.ts';
import { accountingSystems } from './kinds.ts';

const carriesOut =
  'Carries out what was chosen in a comparison, each person with their fate. 207 when somebody was skipped or failed. Adding and changing people here needs the permission EmployeesEdit as well; without it, 403 and nothing is done.';

const syncing = {
  ...integrating,
  method: 'POST',
  effect: 'write',
  repeats: 'adds',
  answer: z.object({ sync: Sync }),
  errors: [
    'integrations.CompanyConnectionNotFound',
    'integrations.ComparisonNotFound',
    'integrations.ComparisonTooOld',
    'integrations.MatchNotSettled',
    'integrations.SyncRunning',
    'integrations.SyncedInPart',
  ],
} as const;

export const syncPowerOffice = endpoint({
  ...syncing,
  path: '/integrations/poweroffice/sync-employees',
  summary: carriesOut,
  body: z.object(syncFields),
});
export const syncTripletex = endpoint({
  ...syncing,
  path: '/integrations/tripletex/sync-employees',
  summary: carriesOut,
  body: z.object(syncFields),
});
export const syncUniMicro = endpoint({
  ...syncing,
  path: '/integrations/unimicro/sync-employees',
  summary: carriesOut,
  body: z.object({ ...syncFields, providerType: z.literal('unimicro').default('unimicro') }),
});

const ofProvider = z.object({ provider: z.enum(accountingSystems) });

export const getSyncState = endpoint({
  ...integrating,
  method: 'GET',
  path: '/integrations/sync-state',
  summary: 'Returns the newest sync with a system: its progress while it runs, then the result for each person.',
  effect: 'read',
  query: ofProvider.extend({ syncId: Id.optional() }),
  answer: z.object({ sync: Sync.nullable() }),
  errors: [],
});

export const getSyncHistory = endpoint({
  ...integrating,
  method: 'GET',
  path: '/integrations/history',
  summary: 'Lists the last 50 syncs with a system.',
  effect: 'read',
  query: ofProvider,
  answer: z.object({ syncs: z.array(ListedSync) }),
  errors: [],
});

export const undoSync = endpoint({
  ...integrating,
  method: 'POST',
  path: '/integrations/undo-sync',
  summary:
    'Undoes what a sync added and changed in Samspill, except where later changes depend on it. Nothing is undone in the other system. Also needs the permission EmployeesEdit.',
  effect: 'write',
  body: z.object({ syncId: Id }),
  answer: z.object({ sync: Sync }),
  errors: [
    'integrations.SyncRunning',
    'integrations.UndoTooLate',
    'integrations.NothingToUndo',
    'integrations.UndoneInPart',
    'people.EmailAlreadyExists',
  ],
});
