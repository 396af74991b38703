import { cacheUntilChanged } from '#kernel/server/cache-until-changed.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getCompanyUsersFilter as contract } from '../contract/endpoints.ts';
import { listColumns, personColumns, personSorts } from '../contract/lists.ts';
import type { FilterOffer } from '../contract/lists.ts';
import { selectionFor } from './list-company-users.ts';
import { offerMarks } from './person-marks.ts';
import { visibleColumns, maySeeState, sortsAllowed, statesForFile, viewerOf } from './policy.ts';
import type { Viewer } from './policy.ts';
import { readChangeNumber, readFilterOffers } from './store-people-list.ts';
import { readTeam } from './store-reporting.ts';

const offered = cacheUntilChanged<FilterOffer[]>(200);

/** The filters and columns of the list that the caller may use. */
export const getCompanyUsersFilter: Handler<typeof contract> = async ({ company, actor, services, call, now, fail }, { query }) => {
  const viewer = viewerOf(actor.member);
  const listsNobody = viewer.level === 'reportonly';
  if (!listsNobody && !maySeeState(viewer, query.state)) fail('common.Forbidden');
  const { list, file } = visibleColumns(viewer);
  const selection = selectionFor(viewer, [query.state], {});
  const filter = async () => ({
    database: services.database,
    key: JSON.stringify([company.id, selection]),
    changeNumber: await readChangeNumber(company),
    now,
  });
  const offers = listsNobody ? [] : await offered(await filter(), () => readFilterOffers(company, selection));
  const marks = listsNobody ? [] : await offerMarks({ company, services, member: actor.member }, selection, call.language);
  const team = viewer.level === 'team' ? [viewer.companyUserId, ...(await readTeam(company, viewer.companyUserId))] : [];
  return {
    filters: [...offers.map((offer) => allowed(viewer, offer, team)).filter(isUseful), ...marks],
    columns: listColumns.filter((column) => list.has(column)),
    sorts: personSorts.filter((sort) => sortsAllowed(viewer).has(sort)),
    exportColumns: personColumns.filter((column) => file.has(column)),
    exportStates: statesForFile(viewer),
  };
};

/** Team leads and colleagues filter by fields of the directory; team leads also by manager within their own line. */
function allowed({ level }: Viewer, offer: FilterOffer, team: readonly string[]): FilterOffer {
  if (level === 'full' || level === 'viewall') return offer;
  if (offer.key === 'departments' || offer.key === 'positions') return offer;
  const values = offer.key === 'reportingTo' ? offer.values.filter(({ value }) => team.includes(value)) : [];
  return { ...offer, values };
}

/** A filter with a single value is useless, except "my team", which is a part of the people that a team lead sees. */
function isUseful({ key, values }: FilterOffer): boolean {
  return values.length > (key === 'reportingTo' ? 0 : 1);
}
