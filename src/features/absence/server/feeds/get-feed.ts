import { memberByPerson } from '#features/people/server/public.ts';
import type { Membership } from '#kernel/server/actor.ts';
import { calendarFile, isNewFetch } from '#kernel/server/calendar-file.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getFeed as contract } from '../../contract/endpoints-company.ts';
import { absenceType, requestedStatuses, workingTypes } from '../../contract/kinds.ts';
import { en } from '../../texts/en.ts';
import { no } from '../../texts/no.ts';
import { readWallPeople } from '../company-calendar/store-calendar.ts';
import { hideIllness } from '../hide-illness.ts';
import { shownStatus, shownType, visibilityOf, viewerOf } from '../policy.ts';
import type { AbsenceViewer } from '../policy.ts';
import { addDays } from '#kernel/contract/days.ts';
import { calendarText } from './calendar-text.ts';
import type { Entry } from './calendar-text.ts';
import { noteFetch, readFeed, readFeedSpans, readLanguage } from './store-feed.ts';
import type { FeedRow, FeedSpan } from './store-feed.ts';

const [daysBack, daysAhead] = [92, 548];

/** A calendar feed for anybody with its address: what its owner may see, while they are active in the company. */
export const getFeed: Handler<typeof contract> = async ({ company, services, target, now, fail }) => {
  const feed = (await readFeed(company, target)) ?? fail('common.NotFound');
  const member = await memberByPerson({ company, services }, feed.companyUserId);
  if (member?.state !== 'active' || !member.permissions.has('VacationAndLeaveView') || !member.features.has('absenceCalendar'))
    return fail('common.NotFound');
  if (isNewFetch(feed.fetchedAt, now)) await noteFetch(company, feed.feedId, now);
  const language = await readLanguage(company, feed.companyUserId);
  const entries = await entriesOf(company, feed, { member, today: dayIn(member.timeZone, now) });
  const { output } = language === 'no' ? no : en;
  return calendarFile(calendarText(entries, { name: output.feeds[feed.scope], language }));
};

async function entriesOf(company: Company, feed: FeedRow, { member, today }: { member: Membership; today: string }): Promise<Entry[]> {
  const viewer = await viewerOf({ company, actor: { member }, today });
  const among = amongFor(feed, viewer);
  const period = { startDate: addDays(today, -daysBack), endDate: addDays(today, daysAhead) };
  const found = await readFeedSpans(company, { ...period, ...(among && { companyUserIds: among }) });
  const rows = numbered(await hideIllness({ company, viewer: feed.scope === 'company' ? asColleague(viewer) : viewer }, found, period));
  const names = new Map((await readWallPeople(company, among)).map((person) => [person.companyUserId, person.fullName]));
  return rows.flatMap((row) => {
    const visibility = visibilityOf(viewer, row);
    const fullName = names.get(row.companyUserId);
    if (visibility === 'none' || fullName === undefined) return [];
    // The company's calendar may be displayed publicly: it shows who is absent, never why.
    const isPublic = feed.scope === 'company';
    if (isPublic && requestedStatuses.includes(row.status)) return [];
    const type = isPublic && !workingTypes.includes(row.type) ? absenceType.Absence : shownType(visibility, row.type);
    return [{ ...row, type, status: shownStatus(visibility, row.status), fullName: feed.scope === 'own' ? null : fullName }];
  });
}

/** What may be displayed publicly is what any colleague may know. */
function asColleague(viewer: AbsenceViewer): AbsenceViewer {
  return { ...viewer, companyUserId: '', level: 'personal', directReports: new Set(), reports: new Set() };
}

/** Parts of one span are events of their own, numbered above any absence's spans. */
function numbered(rows: readonly FeedSpan[]): FeedSpan[] {
  const parts = new Map<string, number>();
  return rows.map((row) => {
    const key = `${row.absenceId} ${row.ordinal}`;
    const part = parts.get(key) ?? 0;
    parts.set(key, part + 1);
    return { ...row, ordinal: row.ordinal + 1000 * part };
  });
}

function amongFor({ scope, companyUserId }: FeedRow, { reports }: AbsenceViewer): string[] | undefined {
  if (scope === 'own') return [companyUserId];
  return scope === 'team' ? [...reports] : undefined;
}
