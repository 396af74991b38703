import ical, { ICalEventClass, ICalEventTransparency } from 'ical-generator';
import { readLanguage } from '#features/absence/server/public.ts';
import { memberByPerson } from '#features/people/server/public.ts';
import type { Membership } from '#kernel/server/actor.ts';
import { allDay, calendarFile, isNewFetch } from '#kernel/server/calendar-file.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { readContractFeed as contract } from '../contract/endpoints-feed.ts';
import { deadlineType } from '../contract/kinds.ts';
import { findDeadline } from '../contract/rules/deadline.ts';
import { en } from '../texts/en-output.ts';
import { no } from '../texts/no-output.ts';
import { contractReader } from './closed-contracts.ts';
import { deadlineDay } from './deadline-day.ts';
import { visibleTo } from './policy.ts';
import { noteFetch, readFeed } from './store-feed.ts';
import { readSelected } from './store-list.ts';

type Texts = (typeof en)['feed'];

/** The deadlines of the contracts that the owner of an address may see, while they are active and reach the register. */
export const readContractFeed: Handler<typeof contract> = async ({ company, services, target, now, fail }) => {
  const feed = (await readFeed(company, target)) ?? fail('common.NotFound');
  const member = await memberByPerson({ company, services }, feed.companyUserId);
  if (member?.state !== 'active' || !member.permissions.has('Contracts') || !member.features.has('contracts'))
    return fail('common.NotFound');
  if (isNewFetch(feed.fetchedAt, now)) await noteFetch(company, feed.feedId, now);
  const language = await readLanguage(company, feed.companyUserId);
  const texts = (language === 'no' ? no : en).feed;
  return calendarFile(await calendarOf(company, { member, today: dayIn(member.timeZone, now), language, texts }));
};

interface Reading {
  member: Membership;
  today: string;
  language: 'no' | 'en';
  texts: Texts;
}

/** One all-day event for each deadline, on the day to act by. */
async function calendarOf(company: Company, { member, today, language, texts }: Reading): Promise<string> {
  const visible = visibleTo(member);
  const responsibleId = visible === 'all' ? undefined : visible.responsibleId;
  const order = { sortBy: 'nextDeadline', sortDirection: 'asc' } as const;
  const contracts = await readSelected(company, { reader: await contractReader(company, member), responsibleId, filter: {}, today }, order);
  const day = await deadlineDay({ company, today });
  const prodId = { company: 'Samspill', product: 'Contracts', language: language === 'no' ? 'NO' : 'EN' };
  const calendar = ical({ name: texts.name, prodId, ttl: 3600 });
  for (const contract of contracts) {
    const { actBy, termEnd, noticeDate, type } = findDeadline(contract, day);
    if (actBy === null || termEnd === null) continue;
    const about = noticeDate === null ? (type === deadlineType.renewal ? 'renewal' : 'end') : 'notice';
    calendar.createEvent({
      // The identity stays with the term, and the sequence tells calendars that the contract has changed.
      id: `${contract.contractId}-${termEnd}@samspill`,
      sequence: contract.version,
      ...allDay(actBy),
      stamp: contract.changedAt,
      summary: `${texts[about]}: ${contract.name} (${contract.party})`,
      class: ICalEventClass.CONFIDENTIAL,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
