import type { Language } from '#kernel/contract/locale.ts';
import type { SubscriptionFeature } from '#kernel/contract/permissions.ts';
import { addressOf } from '#kernel/contract/page-link.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { reasonName, ruleTitle } from '../reason-words.ts';
import type { OwnMail, Reader, Subject } from '../subject.ts';
import { readersOf } from '../targets.ts';
import type { PlannedNotification } from '../rules/plan-notifications.ts';
import { factsOnDay } from '../rules/due-subjects.ts';
import type { NotifiablePerson } from '../rules/recipients.ts';
import { channelNumber, type Reason } from '../../contract/reasons.ts';
import { enMail } from '../../texts/en-mail.ts';
import { noMail } from '../../texts/no-mail.ts';
import { closedNotice, reasonSources, viewOf } from './sources.ts';

/** The content of a mail or SMS in the recipient's language; stored in this form while it is held. */
export interface Letter {
  language: Language;
  reason: Reason;
  /** What it tells of, where messages of one reason differ in that; the company may turn it off while the message is held. */
  subscriptionFeature?: SubscriptionFeature | undefined;
  /** The ids of what it tells of, which may be closed to the recipient while the message is held. */
  about?: { relatedCompanyUserId: string | null; scopeId: string | null; affectedId: string | null };
  subject: string;
  paragraphs: readonly string[];
  /** The content in one sentence, for SMS and digests. */
  sentence: string;
  action: { label: string; path: string };
  /** Why the recipient gets it. */
  why: string;
}

export const mailTexts = { en: enMail, no: noMail } as const;

interface Writing {
  companyName: string;
  people: ReadonlyMap<string, NotifiablePerson>;
}

type Words = (planned: PlannedNotification, today: string) => Letter;

/** The texts of messages outside the product, as they read on a day: the reason's own mail, which is made once for all days, otherwise its sentence. */
export async function lettersFor(
  company: Company,
  services: Services,
  planned: readonly PlannedNotification[],
  writing: Writing,
): Promise<Words> {
  const own = await ownMails(company, services, planned);
  const sentence = sentences(services, writing);
  const path = await targets({ company, services }, planned, writing);
  return (one, today) => {
    const { rule, subject, language, companyUserId } = one;
    const texts = mailTexts[language];
    const said = sentence(one, today);
    const mail = own(rule.reason, subject, { companyUserId, language });
    const closing = closedNotice({ facts: subject.facts, language, today });
    return {
      language,
      reason: rule.reason,
      subscriptionFeature: subject.subscriptionFeature,
      about: {
        relatedCompanyUserId: subject.companyUserId,
        scopeId: subject.scopeId ?? null,
        affectedId: subject.affectedId ?? null,
      },
      subject: oneLine(mail?.subject ?? said),
      paragraphs: mail ? [...mail.paragraphs, ...closing] : [said],
      sentence: mail?.sentence ? [mail.sentence, ...closing].join(' ') : said,
      action: { label: mail?.action?.label ?? texts.open, path: mail?.action?.path ?? path(one) },
      why: mail?.why ?? whyOf(one, writing.companyName),
    };
  };
}

/** The custom mails of all reasons, with one query per reason. */
async function ownMails(company: Company, services: Services, planned: readonly PlannedNotification[]) {
  const byReason = new Map<Reason, Set<Subject>>();
  for (const { rule, subject, outside } of planned)
    if (outside.some(({ channel }) => channel === channelNumber.email))
      byReason.set(rule.reason, (byReason.get(rule.reason) ?? new Set()).add(subject));
  const made = new Map<Reason, (subject: Subject, reader: Reader) => OwnMail | undefined>();
  const sources = services.registers.of(reasonSources);
  for (const [reason, subjects] of byReason) {
    const mails = await sources.get(reason)?.mails?.(company, services, [...subjects]);
    if (mails) made.set(reason, mails);
  }
  return (reason: Reason, subject: Subject, reader: Reader) => made.get(reason)?.(subject, reader);
}

/** Sentences are the same for all readers of a language, except the person concerned. */
function sentences(services: Services, { people }: Writing) {
  const made = new WeakMap<Subject, Map<string, string>>();
  return (planned: PlannedNotification, today: string): string => {
    const { subject, language, companyUserId, rule, day } = planned;
    const isOwn = companyUserId !== null && companyUserId === subject.companyUserId;
    const key = `${language}|${isOwn}|${day}|${today}|${rule.reason}`;
    const known = made.get(subject) ?? new Map<string, string>();
    made.set(subject, known);
    const related = people.get(subject.companyUserId ?? '') ?? null;
    const said =
      known.get(key) ??
      viewOf(services, rule.reason).sentence({ reason: rule.reason, facts: factsOnDay(planned), related, language, today, isOwn });
    known.set(key, said);
    return said;
  };
}

/** The address that the mail about a notification opens for its recipient; the list of what they were told where there is no page. */
async function targets(
  { company, services }: { company: Company; services: Services },
  planned: readonly PlannedNotification[],
  { people }: Writing,
): Promise<(planned: PlannedNotification) => string> {
  const recipients = [...new Set(planned.map(({ companyUserId }) => companyUserId))].flatMap((id) => people.get(id ?? '') ?? []);
  const related = [...new Set(planned.flatMap(({ subject }) => subject.companyUserId ?? []))];
  const readerOf = await readersOf({ company, services }, recipients, related);
  return (one) => {
    const recipient = people.get(one.companyUserId ?? '');
    const { companyUserId, affectedId } = one.subject;
    const thing = { companyUserId, affectedId, facts: factsOnDay(one) };
    const target = recipient && viewOf(services, one.rule.reason).target(thing, readerOf(recipient), services);
    return target ? addressOf(target) : '/notification-history';
  };
}

function whyOf({ rule, language, companyUserId }: PlannedNotification, companyName: string): string {
  const texts = mailTexts[language];
  const byWhat = rule.ruleId === 'own' ? texts.byReminder : texts.byRule;
  return fillPlaceholders(companyUserId === null ? texts.byInvitation : byWhat, { title: ruleTitle(rule, language), company: companyName });
}

/** Replaces the placeholders of a text. */
export function fillPlaceholders(text: string, words: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => oneLine(words[name] ?? ''));
}

/** A subject is one line, and names may be long. */
function oneLine(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return line.length > 200 ? `${line.slice(0, 199)}…` : line;
}

/** The name of a reason in the reader's language, for the unsubscribe link. */
export function unsubscribeLabel(language: Language, reason: Reason): string {
  return fillPlaceholders(mailTexts[language].endReason, { reason: reasonName(reason, language) });
}
