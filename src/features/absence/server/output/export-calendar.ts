import { datedFileName } from '#kernel/server/file-name.ts';
import { wallchartPdf } from '#kernel/server/export/wallchart.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { exportCalendar as contract } from '../../contract/endpoints-company.ts';
import { countingStatuses } from '../../contract/kinds.ts';
import { en } from '../../texts/en.ts';
import { no } from '../../texts/no.ts';
import { shownSpans } from '../calendar/get-company-absences-by-timespan.ts';
import { requirePeriod } from '../calendar/period.ts';
import { readSpans, readWallPeople } from '../calendar/store-calendar.ts';
import { calendarsFrom } from '../calendars.ts';
import { viewerOf } from '../policy.ts';
import { requireOpen } from '../settings/read-settings.ts';
import { readCompanyFacts } from './store-output.ts';
import { pagesOf } from './wallchart-pages.ts';

/** More rows nobody reads on paper, and they would take minutes to lay out. */
const mostRows = 1_300;

/** The wallchart of a period as PDF, a month a page, as the caller sees it. */
export const exportCalendar: Handler<typeof contract> = async (context, { body: { startDate, endDate, filters } }) => {
  const { company, call, today, fail, audit } = context;
  requirePeriod({ startDate, endDate }, fail);
  const rules = await requireOpen(context);
  const viewer = await viewerOf(context);
  const everybody = await readWallPeople(company, filters.companyUserIds);
  const people = everybody.filter(({ department }) => !filters.departments || filters.departments.includes(department ?? ''));
  const rows = await readSpans(company, { startDate, endDate, statuses: countingStatuses });
  const byPerson = Map.groupBy(rows, ({ companyUserId }) => companyUserId);
  const calendars = calendarsFrom(rules, people);
  const charted = people.map(({ companyUserId, fullName }) => ({
    fullName,
    calendar: calendars(companyUserId),
    spans: shownSpans(viewer, byPerson.get(companyUserId) ?? []).filter(({ type }) => !filters.types || filters.types.includes(type)),
  }));
  if (charted.length === 0) fail('absence.NothingToExport');

  const texts = call.language === 'no' ? no : en;
  const pages = pagesOf(charted, { startDate, endDate, language: call.language, usual: calendars('') });
  if (pages.length * people.length > mostRows) fail('common.TooManyRows');
  const { name: companyName, timeZone } = await readCompanyFacts(company);
  audit({ entity: 'export', entityId: 'absenceCalendar', after: { startDate, endDate, people: people.length } });
  const head = { title: texts.output.calendar, language: call.language, timeZone, companyName, today };
  const content = await wallchartPdf(head, texts.output.name, pages);
  return { fileName: datedFileName('Absence-Calendar', today, 'pdf'), contentType: 'application/pdf', content };
};
