import { exportTable } from '#kernel/server/export/export-table.ts';
import type { Column, ColumnType } from '#kernel/server/export/table.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { exportCompanyUsers as contract } from '../contract/endpoints.ts';
import type { PersonColumn } from '../contract/lists.ts';
import { en } from '../texts/en.ts';
import { no } from '../texts/no.ts';
import { exportRow } from './export-row.ts';
import type { ExportRow } from './export-row.ts';
import { selectionFor } from './list-company-users.ts';
import { columnsSeen, viewerOf } from './policy.ts';
import type { Viewer } from './policy.ts';
import { readRecords } from './save-people.ts';
import { readCompanyFacts } from './store-membership.ts';
import { readSelectedIds } from './store-people-list.ts';
import { readTeam } from './store-reporting.ts';

const mostRows = 100_000;
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
  const { company, actor, call, services, today, fail, audit } = context;
  const viewer = viewerOf(actor.member);
  const { file } = columnsSeen(viewer);
  const forbidden = body.columns.filter((column) => !file.has(column));
  if (forbidden.length > 0) fail('common.Forbidden', 403, { details: { columns: forbidden } });

  const states = body.activeOnlyCompanyUsers ? (['active'] as const) : (['active', 'pending', 'inactive'] as const);
  const among = await amongFor(company, viewer, body.companyUserIds);
  const ids = await readSelectedIds(company, { ...selectionFor(viewer, states, body.filter ?? {}), among }, mostRows);
  const people = await readRecords({ company, secrets: services.secrets }, ids);
  const place = new Map(ids.map((id, index) => [id, index]));
  const inOrder = people.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));

  const texts = call.language === 'no' ? no : en;
  const { name: companyName, timeZone } = await readCompanyFacts(company);
  audit({ entity: 'export', entityId: 'people', after: { columns: body.columns, format: body.format, people: people.length } });
  const columns = body.columns.map((key): Column<ExportRow> => ({ key, header: texts.fields[key], type: types[key] ?? 'text' }));
  const rows = inOrder.map((person) => exportRow(person, texts));
  const table = { title: texts.export.title, fileName: 'People', language: call.language, columns, rows, companyName, today, timeZone };
  return exportTable(table, body.format, call.gone());
};

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
