import type { Answer, Input } from '#kernel/contract/endpoint.ts';
import { channelNumber } from '#features/notifications/contract/reasons.ts';
import { notifyPeople, type PersonalNotification } from '#features/notifications/server/public.ts';
import { languageOfPreferred, localeOfLanguage } from '#kernel/contract/locale.ts';
import { mailBody } from '#kernel/server/mail/mail-body.ts';
import { requireRate } from '#kernel/server/rate-limit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { Mail } from '#kernel/server/services.ts';
import type * as endpoints from '../../contract/endpoints-company.ts';
import { en } from '../../texts/en.ts';
import { no } from '../../texts/no.ts';
import { loadAbsenceCall, type AbsenceContext } from '../absence-call.ts';
import { balancesFrom } from '../balance/balances.ts';
import { readSums } from '../balance/store-ledger.ts';
import { readWallPeople } from '../company-calendar/store-calendar.ts';
import { isAdministratorOf } from '../policy.ts';
import { yearOf } from '#kernel/contract/days.ts';
import { readMailRecipients, type MailRecipient } from '../store-people.ts';

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
export const promptToAddAbsence = twoStepHandler<typeof endpoints.promptToAddAbsence, undefined>(
  async ({ services, actor }) => {
    await requireRate(services, { key: `absence-prompt|${actor.account.id}`, limit: 30, windowSeconds: 3600 });
    return undefined;
  },
  async (context, { body: { message, ...wish } }) => {
    const { company, actor, services, now, today, fail, audit } = context;
    const found = await findPromptable(context, wish);
    const people = found.people.flatMap(({ recipient, ...person }) => (recipient ? [{ ...person, recipient }] : []));
    if (people.length === 0) fail('absence.NobodyToPrompt');
    const from = `${actor.account.firstName} ${actor.account.lastName}`;
    const text = { message, from, year: yearOf(today), publicUrl: services.config.publicUrl };
    await services.queueMails(
      company,
      people.map((person) => promptMail(person, text)),
    );
    await notifyPeople(
      company,
      services,
      people.map((person) => notificationOf(person, { now, today })),
    );
    audit({ entity: 'absencePrompt', entityId: wish.companyUserId ?? String(company.id), after: { prompted: people.length } });
    return { prompted: people.length };
  },
);

/** The same in the product; each prompt is a new notification. */
function notificationOf({ companyUserId, available }: PromptedPerson, { now, today }: { now: Date; today: string }): PersonalNotification {
  const scope = { scope: 'vacation', scopeId: String(yearOf(today)) };
  const subject = { key: `prompt:${now.getTime()}`, date: today, companyUserId, ...scope, facts: { day: today, daysLeft: available } };
  return { reason: 'PromptToAddAbsence', companyUserId, subject, channels: [channelNumber.inApp] };
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

interface PromptText {
  message: string;
  from: string;
  year: number;
  publicUrl: string;
}

function promptMail(
  { available, recipient }: PromptedPerson & { recipient: MailRecipient },
  { message, from, year, publicUrl }: PromptText,
): Mail {
  const language = languageOfPreferred[recipient.preferredLanguage];
  const texts = (language === 'no' ? no : en).output.prompt;
  const days = new Intl.NumberFormat(language === 'no' ? 'nb-NO' : 'en-GB').format(available);
  const words: Record<string, string> = { days, year: String(year), name: from, company: recipient.companyName };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
  const body = mailBody({
    language,
    heading: texts.heading,
    paragraphs: [fill(texts.left), fill(texts.from), ...(message ? [message] : [])],
    action: { label: texts.action, url: `${publicUrl}/${localeOfLanguage[language]}/vacation-and-leave?tab=personal&absence=new` },
    footer: fill(texts.footer),
    isOfCompany: true,
  });
  return { to: recipient.email, subject: fill(texts.subject), ...body };
}
