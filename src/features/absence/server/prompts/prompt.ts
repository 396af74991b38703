import type { Answer, Input } from '#kernel/contract/endpoint.ts';
import { channelNumber } from '#features/notifications/contract/reasons.ts';
import { notifyPeople, type PersonalNotification } from '#features/notifications/server/public.ts';
import { requireCompanyRate } from '#kernel/server/rate-limit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type * as endpoints from '../../contract/endpoints-company.ts';
import { loadAbsenceCall, type AbsenceContext } from '../absence-call.ts';
import { balancesFrom } from '../balance/balances.ts';
import { readSums } from '../balance/store-ledger.ts';
import { readWallPeople } from '../company-calendar/store-calendar.ts';
import { isAdministratorOf } from '../policy.ts';
import { yearOf } from '#kernel/contract/days.ts';
import { readMailRecipients, type MailRecipient } from '../store-people.ts';
import type { PromptSubject } from './prompt-mail.ts';

interface PromptedPerson {
  companyUserId: string;
  fullName: string;
  available: number;
  recipient: MailRecipient | undefined;
}

/** The people with days left this year whom the caller may remind. */
export const getPrompt: Handler<typeof endpoints.getPrompt> = async (context, { query }) => {
  const { people, scope, mayChoose } = await findPromptable(context, query);
  return { people: people.map(({ recipient, ...person }) => ({ ...person, isReachable: recipient !== undefined })), scope, mayChoose };
};

/** Reminds one person, the team, or everybody to book their remaining days, each in their own language (absence.46). */
export const promptToAddAbsence: Handler<typeof endpoints.promptToAddAbsence> = async (context, { body: { message, ...selection } }) => {
  const { company, actor, services, now, today, fail, audit } = context;
  const found = await findPromptable(context, selection);
  const people = found.people.flatMap(({ recipient, ...person }) => (recipient ? [{ ...person, recipient }] : []));
  if (people.length === 0) fail('absence.NobodyToPrompt');
  await requireCompanyRate(company, services, { key: `absence-prompt|${actor.account.id}`, limit: 30, windowSeconds: 3600 });
  const from = `${actor.account.firstName} ${actor.account.lastName}`;
  await notifyPeople(
    company,
    services,
    people.map((person) => notificationOf(person, { message, from, now, today })),
  );
  audit({ entity: 'absencePrompt', entityId: selection.companyUserId ?? String(company.id), after: { prompted: people.length } });
  return { prompted: people.length };
};

/** Each prompt is a new notification, in the product and by mail. */
function notificationOf(
  { companyUserId, available, recipient }: PromptedPerson & { recipient: MailRecipient },
  { message, from, now, today }: { message: string; from: string; now: Date; today: string },
): PersonalNotification {
  const year = yearOf(today);
  const subject: PromptSubject = {
    key: `prompt:${now.getTime()}`,
    date: today,
    companyUserId,
    scope: 'vacation',
    scopeId: String(year),
    facts: { day: today, daysLeft: available },
    prompt: { message, from, companyName: recipient.companyName, available, year },
  };
  return { reason: 'PromptToAddAbsence', companyUserId, subject, channels: [channelNumber.inApp, channelNumber.email] };
}

type PromptChoice = Input<typeof endpoints.getPrompt>['query'];
type Promptable = Omit<Answer<typeof endpoints.getPrompt>, 'people'> & { people: PromptedPerson[] };

async function findPromptable(context: AbsenceContext, { companyUserId, scope: wanted }: PromptChoice): Promise<Promptable> {
  const { company, today, rules, viewer } = await loadAbsenceCall(context);
  if (viewer.level !== 'full' && viewer.level !== 'team') context.fail('common.Forbidden');
  const scope = companyUserId ? 'person' : viewer.level === 'team' ? 'team' : (wanted ?? 'all');
  const among = scope === 'team' ? [...viewer.reports] : undefined;
  const people = (await readWallPeople(company, companyUserId ? [companyUserId] : among)).filter(
    (one) => one.companyUserId !== viewer.companyUserId,
  );
  if (companyUserId && people.length === 0) context.fail('common.NotFound');
  if (people.some((one) => !isAdministratorOf(viewer, one.companyUserId))) context.fail('common.Forbidden');
  const ids = people.map((one) => one.companyUserId);
  const sums = await readSums(company, { years: [yearOf(today)], today, companyUserIds: ids });
  const balances = balancesFrom({ rules, people, sums, today });
  const recipients = new Map((await readMailRecipients(company, ids)).map((recipient) => [recipient.companyUserId, recipient]));
  const all = people.map(({ companyUserId: id, fullName }) => ({
    companyUserId: id,
    fullName,
    available: balances.of(id, yearOf(today)).available,
    recipient: recipients.get(id),
  }));
  const mayChoose = scope !== 'person' && viewer.level === 'full' && viewer.reports.size > 0;
  return { people: all.filter(({ available }) => available > 0), scope, mayChoose };
}
