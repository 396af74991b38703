import type { Handler } from '#kernel/server/serve.ts';
import type { getSyncHistory as historyContract, getSyncState as stateContract } from '../../contract/endpoints-sync.ts';
import { syncsKept } from '../../contract/kinds.ts';
import { maySyncHere } from '../policy.ts';
import { presentListed, showSync } from './present-sync.ts';
import { readSync, readSyncs } from './store-sync.ts';

/** The named sync with a system, or its newest. */
export const getSyncState: Handler<typeof stateContract> = async (context, { query }) => {
  const { company, fail } = context;
  const { provider, syncId } = query;
  const [head] = syncId === undefined ? await readSyncs(company, provider, 1) : [await readSync(company, syncId)];
  if (syncId !== undefined && head?.system !== provider) fail('common.NotFound');
  if (!head) return { sync: null };
  return { sync: await showSync(context, head) };
};

export const getSyncHistory: Handler<typeof historyContract> = async ({ company, actor, now }, { query }) => {
  const syncs = await readSyncs(company, query.provider, syncsKept);
  return { syncs: syncs.map((head) => presentListed(head, { now, mayUndo: maySyncHere(actor.member) })) };
};
