import type { Company } from '#kernel/server/database/unit.ts';
import type { ImportRowError } from '../../contract/entities-import.ts';
import { readLines } from './store-import-people.ts';

/** The current reporting lines, to which a batch adds its own. */
export interface Lines {
  /** Why a person cannot report to this manager any more; null when they can. */
  refusalOf: (person: string, manager: string) => ImportRowError | null;
  add: (person: string, manager: string) => void;
}

interface Wanting {
  companyUserId: string;
  fate: string;
  planned: { reportingToCompanyUserId: string | undefined; isLeaver: boolean };
}

/** The reporting lines that these rows depend on: people may have moved, left or become external since the plan was made. */
export async function linesFor(company: Company, rows: readonly Wanting[]): Promise<Lines> {
  const wanted = rows.some(({ planned }) => planned.reportingToCompanyUserId !== undefined);
  const people = wanted ? await readLines(company) : [];
  const managers = new Map(people.flatMap(({ id, manager }) => (manager ? [[id, manager] as const] : [])));
  // People added in the same batch may be managers in it: the plan has checked that they are not external.
  const added = rows.filter(({ fate, planned }) => fate === 'create' && !planned.isLeaver).map(({ companyUserId }) => companyUserId);
  const mayManage = new Set([...people.filter((person) => person.mayManage).map(({ id }) => id), ...added]);
  return {
    refusalOf: (person, manager) => {
      if (!mayManage.has(manager)) return 'managerGone';
      return isAbove(person, manager, managers) ? 'managerCircle' : null;
    },
    add: (person, manager) => managers.set(person, manager),
  };
}

function isAbove(person: string, from: string, managers: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = from; at !== undefined && !seen.has(at); at = managers.get(at)) {
    if (at === person) return true;
    seen.add(at);
  }
  return false;
}
