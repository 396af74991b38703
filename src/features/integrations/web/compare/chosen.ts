import type { Input } from '#kernel/contract/endpoint.ts';
import type { syncTripletex } from '../../contract/endpoints-sync.ts';
import type { Comparison, FieldDifference, InBoth, OnlyExternal, OnlySamspill } from '../../contract/entities.ts';
import type { LevellingChoices, Winner } from '../../contract/rules/plan-levelling.ts';

/** Whose value may count where two differ. */
export const winners = ['samspill', 'external'] as const satisfies readonly Winner[];

/** The three lists of a comparison, in the order of their tabs. */
export const comparedLists = ['onlyExternal', 'onlySamspill', 'both'] as const;
export type ComparedList = (typeof comparedLists)[number];

/** What somebody has chosen in a comparison: ids by the list that they stand in, and whose details count. */
export interface Chosen {
  ids: Readonly<Record<ComparedList, ReadonlySet<string>>>;
  winner: Winner;
  /** Single fields of single people where the other one wins. */
  overrides: LevellingChoices['overrides'];
}

export const nothingChosen: Chosen = {
  ids: { onlyExternal: new Set(), onlySamspill: new Set(), both: new Set() },
  winner: 'samspill',
  overrides: {},
};

/** The id by which a person is chosen: the other system's own where they are only there. */
export function idOf(row: OnlyExternal | OnlySamspill | InBoth): string {
  return 'companyUserId' in row ? row.companyUserId : row.externalId;
}

/** Whether a sync could do anything for somebody: who may be several others is cleared up first, and who is equal or deactivated is left alone. */
export function isChoosable(row: OnlyExternal | OnlySamspill | InBoth): boolean {
  return 'candidates' in row ? row.candidates.length === 0 : !row.isDeactivated && row.differences.some((one) => canLevel(one));
}

/** Whether one of both systems takes the value of the other. */
function canLevel({ canWriteHere, canWriteThere }: FieldDifference): boolean {
  return canWriteHere || canWriteThere;
}

/** Whose value counts in a field until another is chosen for it: where one is empty, that of the other. */
export function usualWinner({ winner }: Pick<Chosen, 'winner'>, { kind }: Pick<FieldDifference, 'kind'>): Winner {
  if (kind === 'missingHere') return 'external';
  return kind === 'missingThere' ? 'samspill' : winner;
}

/** Whose value counts in a field of a person. */
export function winnerOf(chosen: Chosen, companyUserId: string, difference: FieldDifference): Winner {
  return chosen.overrides[companyUserId]?.[difference.field] ?? usualWinner(chosen, difference);
}

/** A choice as the rule of levelling takes it. */
export function levellingChoices({ winner, overrides }: Chosen): LevellingChoices {
  return { useSamspillData: winner === 'samspill', overrides };
}

/** The same choice with other people of one list. */
export function withIds(chosen: Chosen, list: ComparedList, ids: ReadonlySet<string>): Chosen {
  return { ...chosen, ids: { ...chosen.ids, [list]: ids } };
}

interface FieldChoice {
  difference: FieldDifference;
  winner: Winner;
}

/** The same choice with the winner of one field of a person, who is chosen with it. */
export function withOverride(chosen: Chosen, companyUserId: string, { difference, winner }: FieldChoice): Chosen {
  const { [difference.field]: _former, ...others } = chosen.overrides[companyUserId] ?? {};
  const own = winner === usualWinner(chosen, difference) ? others : { ...others, [difference.field]: winner };
  const { [companyUserId]: _own, ...rest } = chosen.overrides;
  const overrides = Object.keys(own).length > 0 ? { ...rest, [companyUserId]: own } : rest;
  return { ...withIds(chosen, 'both', new Set([...chosen.ids.both, companyUserId])), overrides };
}

/** The choice as far as a newer comparison still has its people, and they can still be chosen. */
export function keptIn(comparison: Comparison, chosen: Chosen): Chosen {
  const stillListed = (list: ComparedList): ReadonlySet<string> => {
    const before = chosen.ids[list];
    if (before.size === 0) return before;
    return new Set(choosableIds(comparison[list]).filter((id) => before.has(id)));
  };
  const ids = { onlyExternal: stillListed('onlyExternal'), onlySamspill: stillListed('onlySamspill'), both: stillListed('both') };
  return { ...chosen, ids, overrides: Object.fromEntries(Object.entries(chosen.overrides).filter(([id]) => ids.both.has(id))) };
}

/** The ids of those among some people of a list who can be chosen. */
export function choosableIds(rows: readonly (OnlyExternal | OnlySamspill | InBoth)[]): string[] {
  return rows.filter((row) => isChoosable(row)).map((row) => idOf(row));
}

export function countChosen({ ids }: Chosen): number {
  return ids.onlyExternal.size + ids.onlySamspill.size + ids.both.size;
}

/** How many single fields go another way than the rest. */
export function countOverrides({ overrides }: Chosen): number {
  return Object.values(overrides).reduce((sum, fields) => sum + Object.keys(fields).length, 0);
}

/** What is sent of a choice. */
export function syncBody(comparisonId: string, { ids, winner, overrides }: Chosen): NonNullable<Input<typeof syncTripletex>['body']> {
  return {
    comparisonId,
    addToSamspillExternalIds: [...ids.onlyExternal],
    addToExternalCompanyUserIds: [...ids.onlySamspill],
    crossSyncCompanyUserIds: [...ids.both],
    useSamspillData: winner === 'samspill',
    overrides: Object.fromEntries(Object.entries(overrides).filter(([id]) => ids.both.has(id))),
  };
}
