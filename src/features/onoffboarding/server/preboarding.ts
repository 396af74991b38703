import { createTranslator } from 'use-intl/core';
import { takeOwnDetails } from '#features/people/server/public.ts';
import { addDays } from '#kernel/contract/days.ts';
import { intlLocale, type Language } from '#kernel/contract/locale.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { mailBody } from '#kernel/server/mail/mail-body.ts';
import { requireCompanyRate } from '#kernel/server/rate-limit.ts';
import { storedSecrets } from '#kernel/server/secret-access.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { Mail } from '#kernel/server/services.ts';
import { addSecret, revokeSecrets } from '#kernel/server/store-secret.ts';
import { preboardingSecrets } from '../contract/kinds.ts';
import type {
  DetailName,
  getPreboarding as contract,
  markPreboardingTask as markContract,
  PreboardingPlan,
  sendPreboardingLink as sendContract,
  updatePreboardingDetails as detailsContract,
} from '../contract/endpoints-preboarding.ts';
import { detailNames } from '../contract/endpoints-preboarding.ts';
import { isRunning } from '../contract/rules/plan-status.ts';
import { enMails } from '../texts/en-mails.ts';
import { noMails } from '../texts/no-mails.ts';
import { planChange, taskChange } from './log-plan.ts';
import { followTasks } from './move-plan.ts';
import { lastDayOfLink, openLink, type OpenedLink } from './open-link.ts';
import { openToEdit, reloadPlan } from './open-plan.ts';
import type { PlanRecord } from './store-plans.ts';
import { readChosenFiles } from './chosen-files.ts';
import { readNewcomer, writeGiven, writeSent, type Newcomer } from './store-preboarding.ts';
import { completeTasks } from './store-tasks.ts';

/** The links of people who have not started yet. */
export const preboardingLinks = storedSecrets(preboardingSecrets);

/** Mails the person the link to their plan; an earlier one ends (plans.17). */
export const sendPreboardingLink: Handler<typeof sendContract> = async (context, { body }) => {
  const { company, actor, services, now, today, fail, audit } = context;
  const { plan, status } = await openToEdit(context, body);
  const newcomer = await readNewcomer(company, plan.personId);
  const lastDay = lastDayOfLink(plan);
  const isBeforeStart = plan.type === 'Onboarding' && isRunning(status) && today <= lastDay;
  if (!newcomer || newcomer.hasSignedIn || !isBeforeStart) return fail('onoffboarding.NotBeforeStart');
  const to = newcomer.privateEmail ?? fail('onoffboarding.NoAddress');
  await requireCompanyRate(company, services, { key: `preboarding|${plan.id}`, limit: 5, windowSeconds: 86_400 });
  // What ends it is judged when it is opened, because the first day may be moved.
  const expiresAt = new Date(`${addDays(lastDay, 365)}T12:00:00Z`);
  await revokeSecrets(company, { kind: preboardingSecrets, targets: [plan.id] });
  const secret = await addSecret(company, { kind: preboardingSecrets, target: plan.id, expiresAt });
  await writeSent(company, plan.id, now);
  const { firstName, lastName } = actor.account;
  const url = `${services.config.publicUrl}/preboarding?secret=${secret}`;
  await services.queueMail(company, linkMail(plan, newcomer, { to, url, lastDay, sender: `${firstName} ${lastName}` }));
  audit(planChange(plan, { preboardingSentAt: plan.preboardingSentAt }, { preboardingSentAt: now }));
  return { plan: await reloadPlan(context, plan.id) };
};

const translators = {
  en: createTranslator({ locale: intlLocale.en, messages: enMails }),
  no: createTranslator({ locale: intlLocale.no, messages: noMails }),
};

function linkMail(
  plan: PlanRecord,
  { firstName, companyName, language }: Newcomer,
  { to, url, lastDay, sender }: { to: string; url: string; lastDay: string; sender: string },
): Mail {
  const spoken = language ?? plan.language;
  const t = translators[spoken];
  const words = {
    company: companyName,
    name: firstName,
    sender,
    date: dayText(plan.referenceDate, spoken),
    until: dayText(lastDay, spoken),
  };
  const body = mailBody({
    language: spoken,
    heading: t('heading', words),
    paragraphs: [t('start', words), t('until', words)],
    action: { label: t('action'), url },
    footer: t('footer', words),
    isOfCompany: true,
  });
  return { to, subject: t('subject', words).slice(0, 240), ...body };
}

function dayText(day: string, language: Language): string {
  return new Intl.DateTimeFormat(intlLocale[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** What the person sees of their plan. */
export const getPreboarding: Handler<typeof contract> = async (context) => ({
  plan: await presentLink(context, await openLink(context, context.target)),
});

async function presentLink({ company }: Pick<CallContext, 'company'>, { plan, newcomer, tasks }: OpenedLink): Promise<PreboardingPlan> {
  const given = new Set(plan.preboardingGiven);
  return {
    language: newcomer.language ?? plan.language,
    firstName: newcomer.firstName,
    companyName: newcomer.companyName,
    isCompanyEnding: newcomer.isCompanyEnding,
    firstDay: plan.referenceDate,
    place: newcomer.location,
    leaderFullName: newcomer.leaderName,
    tasks: tasks.map(({ id, title, description, dueDate, completedAt, responsibleId }) => ({
      id,
      title,
      description,
      dueDate,
      completed: completedAt !== null,
      isOwn: responsibleId === plan.personId,
    })),
    files: await readChosenFiles(company, plan.preboardingFileIds),
    given: detailNames.filter((name) => given.has(name)),
    lastDay: lastDayOfLink(plan),
  };
}

/** Completes one of their own tasks. */
export const markPreboardingTask: Handler<typeof markContract> = async (context, { body: { encId } }) => {
  const { company, now, fail, audit, target } = context;
  const { plan, tasks } = await openLink(context, target, { lock: true });
  const task = tasks.find(({ id, responsibleId }) => id === encId && responsibleId === plan.personId) ?? fail('common.NotFound');
  if (!task.completedAt) {
    await completeTasks(company, { planId: plan.id, taskId: task.id, by: plan.personId, now });
    audit(taskChange(plan, task, { before: { isCompleted: false }, after: { isCompleted: true } }));
    await followTasks(context, plan);
  }
  return { plan: await presentLink(context, await openLink(context, target)) };
};

/** Takes what they typed into their profile; the answer says which details were given, and shows none. */
export const updatePreboardingDetails: Handler<typeof detailsContract> = async (context, { body: { details } }) => {
  const { company, audit, target } = context;
  const { plan } = await openLink(context, target, { lock: true });
  const { streetAddress, postalCode, city, country, ...plain } = details;
  const address = { streetAddress, postalCode, city, country };
  await takeOwnDetails(context, plan.personId, { ...plain, address });
  // The keys of the parsed details are those of their schema.
  const names = (Object.keys(details) as DetailName[]).filter((name) => details[name] !== undefined);
  await writeGiven(company, plan.id, names);
  audit(planChange(plan, undefined, { preboardingGiven: names }));
  return { plan: await presentLink(context, await openLink(context, target)) };
};
