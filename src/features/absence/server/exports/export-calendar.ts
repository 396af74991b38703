import { datedFileName } from '#kernel/server/file-name.ts';
import { wallchartPdf } from '#kernel/server/export/wallchart.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { exportCalendar as contract } from '../../contract/endpoints-company.ts';
import { maxCalendarRows } from '../../contract/entities-settings.ts';
import { countingStatuses } from '../../contract/kinds.ts';
import { en } from '../../texts/en.ts';
import { no } from '../../texts/no.ts';
import { loadAbsenceCall } from '../absence-call.ts';
import { presentSpans } from '../company-calendar/get-company-absences-by-timespan.ts';
import { requirePeriod } from '../company-calendar/period.ts';
import { readSpans, readWallPeople } from '../company-calendar/store-calendar.ts';
import { hideIllness } from '../hide-illness.ts';
import { workCalendars } from '../rules/work-calendar.ts';
import { readCompanyFacts } from './store-output.ts';
import { layOutPages } from './wallchart-pages.ts';

/** The wallchart of a period as PDF, one month per page, with the details that the caller may see. */
export const exportCalendar: Handler<typeof contract> = async (context, { body: { startDate, endDate, filters } }) => {
  const { company, today, fail, audit } = context;
  const { language } = context.call;
  requirePeriod(fail, { startDate, endDate });
  const { rules, viewer } = await loadAbsenceCall(context);
  const everybody = await readWallPeople(company, filters.companyUserIds);
  const people = everybody.filter(({ department }) => !filters.departments || filters.departments.includes(department ?? ''));
  const period = { startDate, endDate };
  const rows = await hideIllness({ company, viewer }, await readSpans(company, { ...period, statuses: countingStatuses }), period);
  const byPerson = Map.groupBy(rows, ({ companyUserId }) => companyUserId);
  const calendars = workCalendars(rules, people);
  const charted = people.map(({ companyUserId, fullName }) => ({
    fullName,
    calendar: calendars(companyUserId),
    spans: presentSpans(viewer, byPerson.get(companyUserId) ?? []).filter(({ type }) => !filters.types || filters.types.includes(type)),
  }));
  if (charted.length === 0) fail('absence.NothingToExport');

  const texts = language === 'no' ? no : en;
  const pages = layOutPages(charted, { startDate, endDate, language, usual: calendars('') });
  if (pages.length * people.length > maxCalendarRows) fail('common.TooManyRows');
  const { name: companyName, timeZone } = await readCompanyFacts(company);
  audit({ entity: 'export', entityId: 'absenceCalendar', after: { startDate, endDate, people: people.length } });
  const head = { title: texts.output.calendar, language, timeZone, companyName, today };
  const content = await wallchartPdf(head, { nameHeader: texts.output.name, months: pages, signal: context.call.gone() });
  return { fileName: datedFileName(texts.output.calendar, today, 'pdf'), contentType: 'application/pdf', content };
};
