import { updateCompanySettings } from '#features/company/contract/endpoints.ts';
import type { Examples, World } from '#testing/examples.ts';
import type { log } from '../contract/index.ts';

async function fill({ admin }: World, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) await admin.call(updateCompanySettings, { body: { allowSupport: done % 2 === 0 } });
}

export const examples: Examples<typeof log> = {
  getPaginatedLogs: { input: () => ({ body: { filter: { search: 'endret' } } }), grow: fill },
  countNewLogs: { input: () => ({ body: { since: null } }), grow: fill },
  getLogPeople: { input: () => ({ query: { search: 'no' } }) },
  exportLogs: { input: () => ({ body: { format: 'csv' } }), grow: fill },
  // It reads the whole log on purpose, in batches.
  verifyLog: { input: () => ({ body: {} }) },
};
