import type { ReasonSource, Subject } from '#features/notifications/server/public.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { absenceStatus, waitingStatuses } from '../../contract/kinds.ts';
import { absenceReads, type AbsenceReads } from '../absence-call.ts';
import { loadBalanceChanges } from '../balance/balances.ts';
import { readTransfersBetween } from '../balance/store-transfer.ts';
import { wholeVacation } from '../hide-illness.ts';
import { readCompanyRules } from '../settings/store-settings.ts';
import { loadCoverageWarnings } from '../requests/team-coverage.ts';
import { countAway } from '../store-away.ts';
import { decidersMail, personsMail, type MailContent } from './mails.ts';
import { answerSentence, requestSentence } from './sentences.ts';
import { readEventsBetween } from './store-events.ts';
import { absenceTarget } from './targets.ts';
import {
  isAbsenceSubject,
  isOutcome,
  isRequest,
  isTransferredAtOnce,
  outcomeSubject,
  requestSubject,
  transferOutcomeSubject,
  transferRequestSubject,
} from './subjects.ts';

/** Notifies of pending requests. */
export const requestSource: ReasonSource = {
  reason: 'AbsenceRequestNotificationAdmins',
  subjects: async (company, services, days) => {
    const events = (await readEventsBetween(company, days)).filter(isRequest);
    const transfers = await readTransfersBetween(company, days);
    const people = [...events, ...transfers].map(({ companyUserId }) => companyUserId);
    if (people.length === 0) return [];
    const reads = await loadReads(company, services);
    const deciders = await reads.deciders.get(people);
    return [
      ...events.map((event) => requestSubject(reads, event, deciders)),
      ...transfers.filter((row) => !isTransferredAtOnce(row)).map((row) => transferRequestSubject(row, deciders)),
    ];
  },
  mails: async (company, _services, subjects) => {
    const contentOf = await loadContent(subjects, async (reads, rows) => {
      const away = await countAway(
        company,
        rows.map(({ absenceId }) => absenceId),
      );
      const changeOf = await loadBalanceChanges(reads, rows);
      const waiting = rows.filter(({ status }) => waitingStatuses.includes(status) && status !== absenceStatus.PendingForDeletion);
      const warnings = await loadCoverageWarnings(
        reads,
        waiting.map(({ absenceId, companyUserId, current, proposed }) => ({ absenceId, companyUserId, requested: proposed ?? current })),
      );
      return (row) => ({
        left: changeOf(row).map(({ year, availableAfter }) => ({ year, days: availableAfter })),
        away: away.get(row.absenceId) ?? 0,
        warnings: warnings.get(row.absenceId) ?? [],
      });
    });
    return (subject, { language }) => {
      const content = contentOf(subject);
      // Not every decider may know of illness, and the mail is the same for all of them.
      return content && decidersMail({ ...content, row: wholeVacation(content.row), language, waitedDays: subject.facts.waitedDays ?? 0 });
    };
  },
  sentence: requestSentence,
  target: absenceTarget,
};

/** Notifies of the outcome of requests, and of changes by others to a person's absence. */
export const outcomeSource: ReasonSource = {
  reason: 'AbsenceRequestNotificationEmployees',
  subjects: async (company, services, days) => {
    const events = (await readEventsBetween(company, days)).filter((event) => isOutcome(event) && event.date >= days.from);
    const transfers = await readTransfersBetween(company, days);
    const decided = transfers.filter(({ doneOn }) => doneOn !== null && doneOn >= days.from && doneOn <= days.to);
    const reads = events.length > 0 ? await loadReads(company, services) : undefined;
    return [...(reads ? events.map((event) => outcomeSubject(reads, event)) : []), ...decided.map(transferOutcomeSubject)];
  },
  mails: async (_company, _services, subjects) => {
    const contentOf = await loadContent(subjects, async () => () => ({}));
    return (subject, { language }) => {
      const content = contentOf(subject);
      return (content && personsMail({ ...content, language })) ?? undefined;
    };
  },
  sentence: answerSentence,
  target: absenceTarget,
};

async function loadReads(company: Company, { clock }: Services): Promise<AbsenceReads> {
  const rules = await readCompanyRules(company);
  return absenceReads(company, rules, dayIn(rules.timeZone, clock.now()));
}

type Rows = readonly MailContent['row'][];

/**
 * The content of mails about absences beside the sentence, in a constant number of statements. Transfers have no further content.
 * `load` reads the additional content of this kind of mail.
 */
async function loadContent<More>(
  subjects: readonly Subject[],
  load: (reads: AbsenceReads, rows: Rows) => Promise<(row: Rows[number]) => More>,
): Promise<(subject: Subject) => (Omit<MailContent, 'language'> & More) | undefined> {
  const found = subjects.filter(isAbsenceSubject);
  const [first] = found;
  if (!first) return () => undefined;
  const ids = new Set(found.map(({ event }) => event.absenceId));
  const rows = await first.reads.absences.get([...ids]);
  const more = await load(
    first.reads,
    [...rows.values()].filter(({ absenceId }) => ids.has(absenceId)),
  );
  return (subject) => {
    if (!isAbsenceSubject(subject)) return undefined;
    const row = rows.get(subject.event.absenceId);
    return row && { event: subject.event, row, ...more(row) };
  };
}
