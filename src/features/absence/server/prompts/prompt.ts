import type { Answer, Input } from '#kernel/contract/endpoint.ts';
import { tellPeople, type Telling } from '#features/notifications/server/public.ts';
import { languageOfPreferred, localeOfLanguage } from '#kernel/contract/locale.ts';
import { mailBody } from '#kernel/server/mail/mail-body.ts';
import { requireRate } from '#kernel/server/rate-limit.ts';
import type { Context, Handler } from '#kernel/server/serve.ts';
import { inTwoSteps } from '#kernel/server/serve.ts';
import type { Mail } from '#kernel/server/services.ts';
import type * as endpoints from '../../contract/endpoints-company.ts';
import { en } from '../../texts/en.ts';
import { no } from '../../texts/no.ts';
import { balancesOf } from '../balance/balances.ts';
import { readWallPeople } from '../calendar/store-calendar.ts';
import { isAdministratorOf, viewerOf } from '../policy.ts';
import { yearOf } from '../rules/days.ts';
import { requireOpen } from '../settings/read-settings.ts';
import { readReaders } from '../store-messages.ts';
import type { Reader } from '../store-messages.ts';

interface Reminded {
  companyUserId: string;
  fullName: string;
  available: number;
  reader: Reader | undefined;
}

/** Whom the caller may remind, of those who have days left this year. */
export const getPrompt: Handler<typeof endpoints.getPrompt> = async (context, { query }) => {
  const { people, scope, mayChoose } = await remindable(context, query);
  return { people: people.map(({ reader, ...person }) => ({ ...person, isReachable: reader !== undefined })), scope, mayChoose };
};

/** Reminds one person, one's team, or everybody of booking what they have left, each in their own language (AB-20). */
export const promptToAddAbsence = inTwoSteps<typeof endpoints.promptToAddAbsence, undefined>(
  async ({ services, actor }) => {
    await requireRate(services, { key: `absence-prompt|${actor.account.id}`, limit: 30, windowSeconds: 3600 });
    return undefined;
  },
  async (context, { body: { message, ...wish } }) => {
    const { company, actor, services, now, today, fail, audit } = context;
    const found = await remindable(context, wish);
    const people = found.people.flatMap(({ reader, ...person }) => (reader ? [{ ...person, reader }] : []));
    if (people.length === 0) fail('absence.NobodyToPrompt');
    const from = `${actor.account.firstName} ${actor.account.lastName}`;
    const letter = { message, from, year: yearOf(today), publicUrl: services.config.publicUrl };
    await services.queueMails(
      company,
      people.map((person) => reminder(person, letter)),
    );
    await tellPeople(
      company,
      services,
      people.map((person) => bellOf(person, { now, today })),
    );
    audit({ entity: 'absencePrompt', entityId: wish.companyUserId ?? String(company.id), after: { prompted: people.length } });
    return { prompted: people.length };
  },
);

/** The same in the product; each prompt is news of its own. */
function bellOf({ companyUserId, available }: Reminded, { now, today }: { now: Date; today: string }): Telling {
  const scope = { scope: 'vacation', scopeId: String(yearOf(today)) };
  const subject = { key: `prompt:${now.getTime()}`, date: today, companyUserId, ...scope, facts: { day: today, daysLeft: available } };
  return { reason: 'PromptToAddAbsence', companyUserId, subject, channels: [1] };
}

type Called = Pick<Context<typeof endpoints.getPrompt>, 'company' | 'actor' | 'today' | 'fail'>;

type Wish = Input<typeof endpoints.getPrompt>['query'];
type Found = Omit<Answer<typeof endpoints.getPrompt>, 'people'> & { people: Reminded[] };

async function remindable(context: Called, { companyUserId, scope: wanted }: Wish): Promise<Found> {
  const { company, today } = context;
  const rules = await requireOpen(context);
  const viewer = await viewerOf(context);
  if (viewer.level !== 'full' && viewer.level !== 'team') context.fail('common.Forbidden');
  const scope = companyUserId ? 'person' : viewer.level === 'team' ? 'team' : (wanted ?? 'all');
  const among = scope === 'team' ? [...viewer.reports] : undefined;
  const people = (await readWallPeople(company, companyUserId ? [companyUserId] : among)).filter(
    (one) => one.companyUserId !== viewer.companyUserId,
  );
  if (companyUserId && people.length === 0) context.fail('common.NotFound');
  if (people.some((one) => !isAdministratorOf(viewer, one.companyUserId))) context.fail('common.Forbidden');
  const ids = people.map((one) => one.companyUserId);
  const balances = await balancesOf(company, rules, { years: [yearOf(today)], today, companyUserIds: ids });
  const readers = new Map((await readReaders(company, ids)).map((reader) => [reader.companyUserId, reader]));
  const all = people.map(({ companyUserId: id, fullName }) => ({
    companyUserId: id,
    fullName,
    available: balances.of(id, yearOf(today)).available,
    reader: readers.get(id),
  }));
  const mayChoose = scope !== 'person' && viewer.level === 'full' && viewer.reports.size > 0;
  return { people: all.filter(({ available }) => available > 0), scope, mayChoose };
}

interface Letter {
  message: string;
  from: string;
  year: number;
  publicUrl: string;
}

function reminder({ available, reader }: Reminded & { reader: Reader }, { message, from, year, publicUrl }: Letter): Mail {
  const language = languageOfPreferred[reader.preferredLanguage];
  const texts = (language === 'no' ? no : en).output.prompt;
  const days = new Intl.NumberFormat(language === 'no' ? 'nb-NO' : 'en-GB').format(available);
  const words: Record<string, string> = { days, year: String(year), name: from, company: reader.companyName };
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
  const body = mailBody({
    language,
    heading: texts.heading,
    paragraphs: [filled(texts.left), filled(texts.from), ...(message ? [message] : [])],
    action: { label: texts.action, url: `${publicUrl}/${localeOfLanguage[language]}/vacation-and-leave?tab=personal&absence=new` },
    footer: filled(texts.footer),
    isOfCompany: true,
  });
  return { to: reader.email, subject: filled(texts.subject), ...body };
}
