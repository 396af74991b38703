import type { CallContext } from '#kernel/server/call-context.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type {
  ContractSettings,
  getContractSettings as contract,
  updateContractSettings as updateContract,
} from '../contract/endpoints-register.ts';
import { recountContracts } from './recount-contracts.ts';
import { selectionOf } from './get-contracts.ts';
import { isFull } from './policy.ts';
import { readCategories } from './store-list.ts';
import { lockSettings, readSettings, writeSettings, type SettingsRow } from './store-settings.ts';

/** How the company counts deadlines. */
export const getContractSettings: Handler<typeof contract> = async (context) => ({
  settings: await present(context, await readSettings(context.company)),
});

/** Changes it, and counts all contracts anew (contracts.5). */
export const updateContractSettings: Handler<typeof updateContract> = async (context, { body: { movesToWorkingDay, version } }) => {
  const { company, fail, audit } = context;
  const stored = await lockSettings(company);
  await refuseStale(fail, { read: version, stored: stored.version }, async () => ({ settings: await present(context, stored) }));
  if (movesToWorkingDay !== stored.movesToWorkingDay) {
    await writeSettings(company, { movesToWorkingDay });
    await recountContracts(context);
    const { movesToWorkingDay: former } = stored;
    audit({
      entity: 'contractSettings',
      entityId: String(company.id),
      before: { movesToWorkingDay: former },
      after: { movesToWorkingDay },
    });
  }
  return { settings: await present(context, await readSettings(company)) };
};

async function present(
  context: Pick<CallContext, 'company' | 'actor' | 'today'>,
  { movesToWorkingDay, version }: SettingsRow,
): Promise<ContractSettings> {
  const categories = await readCategories(context.company, await selectionOf(context, {}));
  return {
    movesToWorkingDay,
    categories: categories.toSorted((a, b) => a.localeCompare(b, 'nb')),
    version,
    permissions: { update: isFull(context.actor.member) },
  };
}
