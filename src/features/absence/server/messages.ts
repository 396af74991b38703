import { z } from 'zod';
import { languageOfPreferred } from '#kernel/contract/locale.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Job } from '#kernel/server/jobs.ts';
import type { Services } from '#kernel/server/services.ts';
import { healthTypes, undoSeconds, waitingStatuses } from '../contract/kinds.ts';
import { decidersMail, personsMail, type Told } from './mails.ts';
import { leftAfter } from './requests/left-after.ts';
import { readCompanyRules } from './settings/read-settings.ts';
import { readAbsences, type AbsenceRow } from './store-absence.ts';
import { countAway } from './store-absence-people.ts';
import { readReaders, readToldEvents, type ToldEvent } from './store-messages.ts';
import { waitingFor } from './waiting-for.ts';

const tellJob = 'absence.tell';
const Telling = z.object({ companyId: z.number(), eventIds: z.array(z.uuid()) });

interface Planning {
  company: Company;
  services: Pick<Services, 'jobs'>;
  now: Date;
}

/** Plans the messages about what was just done. A decision's wait until it can no longer be taken back (decisions.md §6). */
export async function planMessages(
  { company, services, now }: Planning,
  eventIds: readonly string[],
  { isDecision = false } = {},
): Promise<void> {
  if (eventIds.length === 0) return;
  const later = isDecision ? { startAfter: new Date(now.getTime() + (undoSeconds + 1) * 1000) } : {};
  await services.jobs.enqueue(company, tellJob, { companyId: company.id, eventIds: [...eventIds] }, later);
}

/** Tells those whom events concern: of a request whoever can decide it, of everything else the person. What is over by then nobody is told. */
export async function tell(services: Services, data: Record<string, unknown>): Promise<void> {
  const { companyId, eventIds } = Telling.parse(data);
  await services.database.forCompany(companyId, async (company) => {
    const events = (await readToldEvents(company, eventIds)).filter(({ isOver }) => !isOver);
    if (events.length === 0) return;
    const rows = new Map(
      (
        await readAbsences(
          company,
          events.map(({ absenceId }) => absenceId),
        )
      ).map((row) => [row.absenceId, row]),
    );
    const told = events.flatMap((event) => {
      const row = rows.get(event.absenceId);
      return row?.isActive ? [{ event, row }] : [];
    });
    await services.queueMails(company, await mailsFor(company, services, told));
  });
}

export const messageJobs: readonly Job[] = [{ name: tellJob, run: tell }];

interface About {
  event: ToldEvent;
  row: AbsenceRow;
}

async function mailsFor(company: Company, services: Services, told: readonly About[]) {
  const rules = await readCompanyRules(company);
  const today = dayIn(rules.timeZone, services.clock.now());
  const asked = told.filter(isForDeciders);
  const deciders = await waitingFor(company, [...new Set(asked.map(({ row }) => row.companyUserId))], today);
  const rows = asked.map(({ row }) => row);
  const left = await leftAfter(company, { rules, today }, rows);
  const away = await countAway(
    company,
    rows.map(({ absenceId }) => absenceId),
  );
  const idsFor = (about: About) =>
    isForDeciders(about) ? (deciders.get(about.row.companyUserId) ?? []).map((each) => each.companyUserId) : [about.row.companyUserId];
  const readers = new Map((await readReaders(company, told.flatMap(idsFor))).map((reader) => [reader.companyUserId, reader]));
  return told.flatMap((about) =>
    idsFor(about).flatMap((id) => {
      const reader = readers.get(id);
      if (!reader || id === about.event.by) return [];
      const facts: Told = {
        ...about,
        language: languageOfPreferred[reader.preferredLanguage],
        companyName: reader.companyName,
        left: left(about.row).availableAfter,
        away: away.get(about.row.absenceId) ?? 0,
        publicUrl: services.config.publicUrl,
      };
      const mail = isForDeciders(about) ? decidersMail(facts) : personsMail(facts);
      return mail ? [{ to: reader.email, ...mail }] : [];
    }),
  );
}

/** What somebody asks for, and the illness that they register themselves. */
function isForDeciders({ event, row }: About): boolean {
  if (event.by !== row.companyUserId) return false;
  return waitingStatuses.includes(row.status) || (event.action === 1 && healthTypes.includes(row.current.type));
}
