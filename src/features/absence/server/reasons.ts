import { declareReason, peopleAway, reportCounts, type ReasonSource, type Subject } from '#features/notifications/server/public.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { agreedStatuses, workingTypes } from '../contract/kinds.ts';
import { vacationToBook } from './balance/vacation-to-book.ts';
import { readTransfersBetween } from './balance/store-transfer.ts';
import { readSpans } from './calendar/store-calendar.ts';
import { decidersMail, personsMail, type Told } from './mails.ts';
import { leftAfter } from './requests/left-after.ts';
import { readCompanyRules } from './settings/read-settings.ts';
import { readAbsences } from './store-absence.ts';
import { countAway } from './store-absence-people.ts';
import { countOpen, readEventsBetween, readToldEvents } from './store-messages.ts';
import { answeredSubject, askedSubject, askedTransfer, answeredTransfer, isAsked, isAnswered, eventIdOf } from './subjects.ts';
import { waitingFor } from './waiting-for.ts';

/** Tells of requests, of what came of them, and of vacation that nobody has booked. */
export function declareAbsenceReasons(): void {
  declareReason(requests);
  declareReason(answers);
  declareReason({ reason: 'PromptToAddAbsence', subjects: vacationToBook });
  reportCounts.listen(async ({ company, periods }) => ({ openRequests: await countOpen(company, periods) }));
  peopleAway.listen(({ company, day }) => awayAllDay(company, day));
}

/** Those who are not at work at all on a day. */
async function awayAllDay(company: Company, day: string): Promise<string[]> {
  const spans = await readSpans(company, { startDate: day, endDate: day, statuses: [...agreedStatuses, 4, 8] });
  const away = spans.filter(({ type, absencePortion }) => !workingTypes.includes(type) && absencePortion === 0);
  return [...new Set(away.map(({ companyUserId }) => companyUserId))];
}

const requests: ReasonSource = {
  reason: 'AbsenceRequestNotificationAdmins',
  subjects: async (company, { clock }, days) => {
    const events = (await readEventsBetween(company, days)).filter(isAsked);
    const transfers = await readTransfersBetween(company, days);
    const asking = [...events, ...transfers].map(({ companyUserId }) => companyUserId);
    const deciders = await decidersOf(company, asking, clock.now());
    return [...events.map((event) => askedSubject(event, deciders)), ...transfers.map((row) => askedTransfer(row, deciders))];
  },
  mails: async (company, services, subjects) => {
    const toldOf = await tellingOf(company, services, subjects);
    return (subject, { language }) => {
      const told = toldOf(subject);
      return told && decidersMail({ ...told, language });
    };
  },
};

const answers: ReasonSource = {
  reason: 'AbsenceRequestNotificationEmployees',
  subjects: async (company, _services, days) => {
    const events = (await readEventsBetween(company, days)).filter((event) => isAnswered(event) && event.date >= days.from);
    const transfers = await readTransfersBetween(company, days);
    const decided = transfers.filter(({ doneOn }) => doneOn !== null && doneOn >= days.from && doneOn <= days.to);
    return [...events.map(answeredSubject), ...decided.map(answeredTransfer)];
  },
  mails: async (company, services, subjects) => {
    const toldOf = await tellingOf(company, services, subjects);
    return (subject, { language }) => {
      const told = toldOf(subject);
      return (told && personsMail({ ...told, language })) ?? undefined;
    };
  },
};

/** Who can decide for each of these people now, by their ids. */
export async function decidersOf(company: Company, companyUserIds: readonly string[], now: Date): Promise<Map<string, string[]>> {
  const people = [...new Set(companyUserIds)];
  if (people.length === 0) return new Map();
  const { timeZone } = await readCompanyRules(company);
  const named = await waitingFor(company, people, dayIn(timeZone, now));
  return new Map([...named].map(([id, deciders]) => [id, deciders.map(({ companyUserId }) => companyUserId)]));
}

type Telling = (subject: Subject) => Omit<Told, 'language'> | undefined;

/** What mails about absences say beside the sentence; a constant number of statements however many. Of transfers they say nothing more. */
async function tellingOf(company: Company, { clock }: Services, subjects: readonly Subject[]): Promise<Telling> {
  const ids = subjects.flatMap((subject) => eventIdOf(subject) ?? []);
  if (ids.length === 0) return () => undefined;
  const events = new Map((await readToldEvents(company, ids)).map((event) => [event.eventId, event]));
  const absenceIds = [...new Set([...events.values()].map(({ absenceId }) => absenceId))];
  const rows = await readAbsences(company, absenceIds);
  const rules = await readCompanyRules(company);
  const left = await leftAfter(company, { rules, today: dayIn(rules.timeZone, clock.now()) }, rows);
  const away = await countAway(company, absenceIds);
  const byId = new Map(rows.map((row) => [row.absenceId, row]));
  return (subject) => {
    const event = events.get(eventIdOf(subject) ?? '');
    const row = byId.get(event?.absenceId ?? '');
    return event && row && { event, row, left: left(row).availableAfter, away: away.get(row.absenceId) ?? 0 };
  };
}
