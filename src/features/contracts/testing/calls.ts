import type { Caller } from '#testing/caller.ts';
import { getContract, getContracts, updateContract } from '../contract/endpoints.ts';
import type { ContractRow } from '../contract/entities.ts';
import type { Files } from './given.ts';

export const update = (who: Caller, contract: object, files: Files = []) => who.call(updateContract, { body: { contract }, files });
export const open = (who: Caller, { contractId }: { contractId: string }) => who.call(getContract, { query: { contractId } });
export const listOf = async (who: Caller, query: Record<string, unknown> = {}) => (await who.call(getContracts, { query })).json;
/** The names of the contracts of a filter, in their order. */
export const names = async (who: Caller, filter: object = {}, query: Record<string, unknown> = {}) =>
  ((await listOf(who, { filter: JSON.stringify(filter), ...query }))['contracts'] as ContractRow[]).map(({ name }) => name);
