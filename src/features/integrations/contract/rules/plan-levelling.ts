import type { FieldDifference, InBoth } from '../entities.ts';
import type { ComparedField } from '../kinds.ts';

export type Winner = 'samspill' | 'external';

/** Whose values count when people in both are levelled, and in which single fields of single people the other’s do. */
export interface LevellingChoices {
  useSamspillData: boolean;
  overrides: Readonly<Record<string, Partial<Record<ComparedField, Winner>>>>;
}

type Compared = Pick<FieldDifference, 'field' | 'kind' | 'canWriteHere' | 'canWriteThere'>;

/** What a sync does with somebody who is in both: the fields that are changed here, those that are changed there, and those that stay different. */
export interface Levelling {
  here: ComparedField[];
  there: ComparedField[];
  left: ComparedField[];
}

/** Plans how somebody in both is levelled (integrations.9); the page shows what the server then does. */
export function planLevelling(
  { companyUserId, isDeactivated, differences }: Pick<InBoth, 'companyUserId' | 'isDeactivated'> & { differences: readonly Compared[] },
  choices: LevellingChoices,
): Levelling {
  const plan: Levelling = { here: [], there: [], left: [] };
  if (isDeactivated) return { ...plan, left: differences.map(({ field }) => field) };
  for (const difference of differences) {
    const chosen = choices.overrides[companyUserId]?.[difference.field];
    plan[sideOf(difference, { chosen, usual: choices.useSamspillData ? 'samspill' : 'external' })].push(difference.field);
  }
  return plan;
}

/** Where a field is changed. A gap is filled from the other side whoever wins, because a value never gives way to an empty one. */
function sideOf(
  { kind, canWriteHere, canWriteThere }: Compared,
  { chosen, usual }: { chosen: Winner | undefined; usual: Winner },
): keyof Levelling {
  const winner = chosen ?? (kind === 'missingHere' ? 'external' : kind === 'missingThere' ? 'samspill' : usual);
  if (winner === 'samspill') return canWriteThere ? 'there' : 'left';
  return canWriteHere ? 'here' : 'left';
}
