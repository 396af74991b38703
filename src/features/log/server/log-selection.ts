import { findPeopleIds } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { LineSelection } from '#kernel/server/store-audit-selection.ts';
import type { LogFilter } from '../contract/entities.ts';
import { entitiesIn } from '../contract/rules/areas.ts';
import { actionsSaying, type LogLanguage } from './sentences.ts';

/** More people of one search than this are too many to mean anybody. */
const mostPeople = 200;

/** What a filter asks of the lines; words are looked for in what was done, in names, and in old and new. */
export async function selectionOf(company: Company, filter: LogFilter, spoken: Pick<LineSelection, 'timeZone'> & LogLanguage) {
  const { companyUserIds, areas, from, to, search: text, onlyDeletions } = filter;
  const search = text
    ? { text, companyUserIds: await findPeopleIds(company, text, mostPeople), actions: actionsSaying(text, spoken) }
    : undefined;
  const entities = areas?.length ? entitiesIn(areas) : undefined;
  return { companyUserIds, entities, from, to, search, onlyDeletions, timeZone: spoken.timeZone } satisfies LineSelection;
}
