import type { z } from 'zod';
import type { TextsLike } from '#kernel/contract/texts.ts';
import type { ColumnType } from '#kernel/server/export/table.ts';
import type { Fail } from '#kernel/server/failure.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { exportCompanyUsers as contract } from '../contract/endpoints.ts';
import type { PersonState } from '../contract/entities.ts';
import { personColumns } from '../contract/lists.ts';
import type { PeopleExport, PersonColumn } from '../contract/lists.ts';
import { en } from '../texts/en.ts';
import { no } from '../texts/no.ts';
import { exportList } from './export-list.ts';
import type { Headings } from './export-list.ts';
import { exportRow } from './export-row.ts';
import { selectionFor } from './list-company-users.ts';
import type { StoredPersonRecord } from './person-record.ts';
import { findMarked } from './person-marks.ts';
import { visibleColumns, maySeeState, statesForFile, viewerOf } from './policy.ts';
import type { Viewer } from './policy.ts';
import { readRecords } from './save-people.ts';
import { readSelectedIds } from './store-people-list.ts';
import { readTeam } from './store-reporting.ts';

const maxRows = 100_000;
const types: Partial<Record<PersonColumn, ColumnType>> = {
  positionCoverage: 'number',
  startDate: 'date',
  endDate: 'date',
  trialPeriodEndDate: 'date',
  inactivationDate: 'date',
  birthday: 'date',
  hasAccess: 'boolean',
  salaryAmount: 'money',
};

/** Exports people as a file; the exported columns are logged. */
export const exportCompanyUsers: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, call, services, fail } = context;
  const { sortBy, sortDirection } = body;
  const viewer = viewerOf(actor.member);
  refuseHidden(fail, viewer, body);

  const marks = body.filter?.marks;
  const marked = marks && ((await findMarked({ company, services, member: actor.member }, marks)) ?? fail('common.Forbidden'));
  const among = inBoth(marked, await amongFor(company, viewer, body.companyUserIds));
  const selection = { ...selectionFor(viewer, statesOf(viewer, body), body.filter ?? {}), among };
  const ids = await readSelectedIds(company, selection, { sortBy, sortDirection, limit: maxRows });
  const people = await readRecords({ company, secrets: services.secrets }, ids);
  const place = new Map(ids.map((id, index) => [id, index]));
  const rows = people.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));

  const texts = call.language === 'no' ? no : en;
  const cellsOf = (person: StoredPersonRecord) => {
    const row = exportRow(person, texts);
    // Remarks about oneself are for one's managers, as on the profile.
    return person.id === viewer.companyUserId || person.id === viewer.lookerId ? { ...row, notes: null } : row;
  };
  return exportList(
    context,
    { name: 'people', title: texts.export.title, fileName: 'People', headings: headingsIn(texts), rows, cellsOf },
    body,
  );
};

function inBoth(some: readonly string[] | undefined, others: readonly string[] | undefined): readonly string[] | undefined {
  if (some === undefined || others === undefined) return some ?? others;
  const known = new Set(others);
  return some.filter((id) => known.has(id));
}

type ExportInput = z.output<typeof PeopleExport>;

/** What the caller may not see is neither a column nor an order of the file. */
function refuseHidden(fail: Fail, viewer: Viewer, { columns, state, sortBy }: ExportInput): void {
  const { file } = visibleColumns(viewer);
  const forbidden = columns.filter((column) => !file.has(column));
  if (forbidden.length > 0) fail('common.Forbidden', 403, { details: { columns: forbidden } });
  if (!file.has(sortBy) || (state && !maySeeState(viewer, state))) fail('common.Forbidden');
}

/** Without a chosen state, those who may be in the viewer's files. */
function statesOf(viewer: Viewer, { state, activeOnlyCompanyUsers }: ExportInput): readonly PersonState[] {
  if (state) return [state];
  return activeOnlyCompanyUsers ? ['active'] : statesForFile(viewer);
}

function headingsIn({ fields }: TextsLike<typeof en>): Headings<PersonColumn> {
  const typed = personColumns.map((key) => [key, { header: fields[key], type: types[key] ?? 'text' }] as const);
  // One for each of the columns.
  return Object.fromEntries(typed) as Headings<PersonColumn>;
}

/** Team leads export their own line; other roles with file access export everybody. Of them only those who were selected, if any were. */
async function amongFor(
  company: Company,
  { level, companyUserId }: Viewer,
  selected?: readonly string[],
): Promise<readonly string[] | undefined> {
  if (level !== 'team') return selected;
  const team = await readTeam(company, companyUserId);
  return selected ? team.filter((id) => selected.includes(id)) : team;
}
