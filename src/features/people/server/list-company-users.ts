import type { Handler } from '#kernel/server/serve.ts';
import type { FieldError } from '#kernel/contract/errors.ts';
import type { getActiveCompanyUsers as contract } from '../contract/endpoints.ts';
import type { PersonState } from '../contract/entities.ts';
import type { PeopleFilter, PeopleListRequest, PersonColumn } from '../contract/lists.ts';
import { readInvitationMarks } from './read-invitation-marks.ts';
import { findMarked } from './person-marks.ts';
import { visibleColumns, maySeeState, sortsAllowed, viewerOf } from './policy.ts';
import type { RestrictedField, Viewer } from './policy.ts';
import { personLister } from './present-person.ts';
import type { Selection } from './store-people-filter.ts';
import { readPage } from './store-people-list.ts';
import { readTeam } from './store-reporting.ts';
import { countSelection } from './count-selection.ts';

/** One page of the people in a state; two or three statements however many people there are. */
export function listCompanyUsers(state: PersonState): Handler<typeof contract> {
  return async ({ company, actor, services, now, fail }, { body }) => {
    const viewer = viewerOf(actor.member);
    if (!maySeeState(viewer, state)) fail('common.Forbidden');
    const team = viewer.level === 'team' ? new Set(await readTeam(company, viewer.companyUserId)) : new Set<string>();
    const fieldErrors = refusedParts(viewer, body, team);
    if (fieldErrors.length > 0) fail('common.BadRequest', 400, { fieldErrors });

    const { marks } = body.filter;
    const among = marks && (await findMarked({ company, services, member: actor.member }, marks));
    if (marks && !among) fail('common.BadRequest', 400, { fieldErrors: [{ path: 'filter.marks', code: 'select' }] });
    const selection = { ...selectionFor(viewer, [state], body.filter), among };
    const page = { ...body.pagination, sortBy: body.pagination.sortBy ?? 'lastName', columns: seenOf(viewer, body.columns) } as const;
    const rows = await readPage(company, selection, page);
    const totalEntries = await countSelection({ database: services.database, company, selection, page, rows, now });
    const invited = state === 'pending' ? await readInvitationMarks({ company, services, now }, rows) : undefined;
    const show = personLister({ companyId: company.id, viewer, team });
    const companyUsers = invited ? rows.map((row) => ({ ...show(row), invitation: invited.get(row.id) })) : rows.map(show);
    return { companyUsers, totalEntries };
  };
}

/** What a viewer's lists choose from: colleagues know of staff only. */
export function selectionFor({ level }: Viewer, states: readonly PersonState[], filter: PeopleFilter): Selection {
  const readsAll = level === 'full' || level === 'viewall';
  return { states, filter, withExternal: readsAll || level === 'reportonly', findsNumbers: readsAll };
}

function seenOf(viewer: Viewer, columns: readonly PersonColumn[]): PersonColumn[] {
  const { list } = visibleColumns(viewer);
  return columns.filter((column) => list.has(column));
}

const filtered = [
  ['departments', 'department'],
  ['teams', 'team'],
  ['locations', 'location'],
  ['positions', 'position'],
  ['roles', 'role'],
  ['positionTypes', 'positionType'],
] as const satisfies [keyof PeopleFilter, RestrictedField][];

/** A leader sees more of the team than of others; an order or a filter by those fields would tell about the others. */
function refusedParts(
  { level, companyUserId }: Viewer,
  { pagination, filter }: PeopleListRequest,
  team: ReadonlySet<string>,
): FieldError[] {
  if (level === 'full' || level === 'viewall') return [];
  const { list } = visibleColumns({ level: 'personal' });
  const wanted = filtered.filter(([key]) => filter[key] !== undefined);
  const ownTeam = filter.reportingTo?.every((id) => id === companyUserId || team.has(id)) ?? true;
  return [
    ...wanted.filter(([, name]) => !list.has(name)).map(([key]) => `filter.${key}`),
    ...(ownTeam ? [] : ['filter.reportingTo']),
    ...(filter.leftUntil ? ['filter.leftUntil'] : []),
    ...(pagination.sortBy && !sortsAllowed({ level }).has(pagination.sortBy) ? ['pagination.sortBy'] : []),
  ].map((path) => ({ path, code: 'select' }));
}
