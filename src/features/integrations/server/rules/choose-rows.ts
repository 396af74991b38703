import { planLevelling, type LevellingChoices } from '../../contract/rules/plan-levelling.ts';
import type { SyncRow } from '../../contract/entities.ts';
import type { ComparedField } from '../../contract/kinds.ts';
import type { ComparedPeople } from './compare-people.ts';

/** What somebody chose in a comparison. */
export interface Chosen extends LevellingChoices {
  addToSamspillExternalIds: readonly string[];
  addToExternalCompanyUserIds: readonly string[];
  crossSyncCompanyUserIds: readonly string[];
}

/** A person of a sync, before anything was done. */
export interface ChosenRow {
  action: SyncRow['action'];
  companyUserId: string | null;
  externalId: string | null;
  fullName: string;
  here: readonly ComparedField[];
  there: readonly ComparedField[];
}

/** Whether one of the chosen may be somebody on the other side, which nobody has settled (integrations.57). */
export function choosesUnsettled({ onlyExternal, onlySamspill }: ComparedPeople, chosen: Chosen): boolean {
  const [theirs, ours] = [new Set(chosen.addToSamspillExternalIds), new Set(chosen.addToExternalCompanyUserIds)];
  return (
    onlyExternal.some(({ externalId, candidates }) => candidates.length > 0 && theirs.has(externalId)) ||
    onlySamspill.some(({ companyUserId, candidates }) => candidates.length > 0 && ours.has(companyUserId))
  );
}

/** The people who were chosen, each once; undefined when somebody is not among those who were compared (integrations.43). */
export function chooseRows({ onlyExternal, onlySamspill, both }: ComparedPeople, chosen: Chosen): ChosenRow[] | undefined {
  const [theirs, ours, shared] = [
    new Map(onlyExternal.map((person) => [person.externalId, person])),
    new Map(onlySamspill.map((person) => [person.companyUserId, person])),
    new Map(both.map((person) => [person.companyUserId, person])),
  ];
  const rows: (ChosenRow | undefined)[] = [
    ...each(chosen.addToSamspillExternalIds, theirs, ({ externalId, fullName }) => ({
      action: 'addHere' as const,
      companyUserId: null,
      externalId,
      fullName,
      here: [],
      there: [],
    })),
    ...each(chosen.addToExternalCompanyUserIds, ours, ({ companyUserId, fullName }) => ({
      action: 'addThere' as const,
      companyUserId,
      externalId: null,
      fullName,
      here: [],
      there: [],
    })),
    ...each(chosen.crossSyncCompanyUserIds, shared, (person) => {
      const { companyUserId, externalId, fullName } = person;
      const { here, there } = planLevelling(person, chosen);
      return { action: 'level' as const, companyUserId, externalId, fullName, here, there };
    }),
  ];
  const known = rows.filter((row) => row !== undefined);
  return known.length === rows.length ? known : undefined;
}

function each<Person>(
  ids: readonly string[],
  people: ReadonlyMap<string, Person>,
  rowOf: (person: Person) => ChosenRow,
): (ChosenRow | undefined)[] {
  return [...new Set(ids)].map((id) => {
    const person = people.get(id);
    return person && rowOf(person);
  });
}
