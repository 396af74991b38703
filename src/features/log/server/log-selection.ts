import { findPeopleIds } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { KeptValues } from '#kernel/server/kept-values.ts';
import type { LineSelection } from '#kernel/server/store-audit-selection.ts';
import type { LogFilter } from '../contract/entities.ts';
import { entitiesIn } from './rules/areas.ts';
import { actionsSaying, type LogLanguage } from './sentences.ts';

/** With more matches than this, people are not included in the search. */
const maxPeople = 200;

/** The selection of a filter; words are searched in actions, names, and old and new values. */
export async function selectionOf(
  company: Company,
  filter: LogFilter,
  spoken: Pick<LineSelection, 'timeZone'> & LogLanguage & { kept: readonly KeptValues[] },
) {
  const { companyUserIds, areas, from, to, search: text, onlyDeletions, onlyFailures, record } = filter;
  const search = text
    ? { text, companyUserIds: await findPeopleIds(company, text, maxPeople), actions: actionsSaying(text, spoken), kept: spoken.kept }
    : undefined;
  const entities = areas?.length ? entitiesIn(spoken.kinds, areas) : undefined;
  const onlyActions = onlyFailures ? [...spoken.kinds.values()].flatMap(({ failures = [] }) => failures) : undefined;
  return {
    companyUserIds,
    entities,
    from,
    to,
    search,
    onlyDeletions,
    onlyActions,
    record,
    timeZone: spoken.timeZone,
  } satisfies LineSelection;
}
