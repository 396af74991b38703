import { comparedFields, type ComparedField } from '../../contract/kinds.ts';
import type { Winner } from '../../contract/rules/plan-levelling.ts';
import { comparedLists, nothingChosen, winners, type Chosen } from './chosen.ts';

/** What is kept of a choice in the browser: ids and the names of fields, no details of people. */
export interface ChoiceDraft {
  ids: Record<string, readonly string[]>;
  winner: Winner;
  overrides: Chosen['overrides'];
  /** The key of a sync that was sent and not answered (wire.23). */
  repeatKey?: string | undefined;
}

export function draftOfChoice(chosen: Chosen, repeatKey: string | undefined): ChoiceDraft {
  const ids = Object.fromEntries(comparedLists.map((list) => [list, [...chosen.ids[list]]]));
  return { ids, winner: chosen.winner, overrides: chosen.overrides, repeatKey };
}

/** The choice in a draft; the browser's storage may hold anything, and what is no choice is left out. */
export function readChoice(stored: unknown): { chosen: Chosen; repeatKey: string | undefined } {
  if (!isRecord(stored)) return { chosen: nothingChosen, repeatKey: undefined };
  const { ids, winner, overrides, repeatKey } = {
    ids: stored['ids'],
    winner: stored['winner'],
    overrides: stored['overrides'],
    repeatKey: stored['repeatKey'],
  };
  const idsOf = (list: string): ReadonlySet<string> => new Set(isRecord(ids) && Array.isArray(ids[list]) ? ids[list].filter(isText) : []);
  return {
    chosen: {
      ids: { onlyExternal: idsOf('onlyExternal'), onlySamspill: idsOf('onlySamspill'), both: idsOf('both') },
      winner: isWinner(winner) ? winner : nothingChosen.winner,
      overrides: isRecord(overrides) ? Object.fromEntries(Object.entries(overrides).map(([id, fields]) => [id, fieldsOf(fields)])) : {},
    },
    repeatKey: isText(repeatKey) ? repeatKey : undefined,
  };
}

function fieldsOf(stored: unknown): Chosen['overrides'][string] {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter((one): one is [ComparedField, Winner] => isField(one[0]) && isWinner(one[1])));
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isField = (value: string): boolean => comparedFields.some((field) => field === value);
const isWinner = (value: unknown): value is Winner => winners.some((winner) => winner === value);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
