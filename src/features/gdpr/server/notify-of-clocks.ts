import { createTranslator } from 'use-intl/core';
import { dayWords, notifyPeople, type ReasonSource, type Subject } from '#features/notifications/server/public.ts';
import { intlLocale } from '#kernel/contract/locale.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { enReasons } from '../texts/en-reasons.ts';
import { noReasons } from '../texts/no-reasons.ts';

const reason = 'GdprSubmoduleUpdated' as const;
/** In the product and by mail: what must not be missed. */
const channels = [1, 2] as const;
/** The parts of the area that clocks are about, by their numbers in notifications. */
export const clockParts = { review: '5', agreement: '6', request: '7', breach: '8' } as const;

type ClockFacts = NonNullable<Subject['facts']['gdpr']>;

/** Something that somebody is to look at, told without a rule. */
export interface Clock {
  /** What makes it one, beside its day: the same is told once. */
  key: string;
  date: string;
  part: (typeof clockParts)[keyof typeof clockParts];
  /** The day by which something is to be done. */
  day?: string;
  facts: ClockFacts;
  to: readonly string[];
}

/** Tells people of what they are to look at; what was told before is not told again. */
export async function notifyOfClocks(company: Company, services: Services, clocks: readonly Clock[]): Promise<void> {
  const tellings = clocks.flatMap(({ key, date, part, day, facts, to }) =>
    to.map((companyUserId) => ({
      reason,
      companyUserId,
      channels,
      subject: { key, date, companyUserId, affectedId: part, facts: { gdpr: facts, ...(day !== undefined && { day }) } },
    })),
  );
  await notifyPeople(company, services, tellings);
}

type NotifyContext = Pick<CallContext, 'company' | 'services' | 'today'>;

/** Tells those who may release a takeout that somebody asked for it (gdpr.101); anew when it is asked for again after the request changed. */
export async function notifyToRelease(
  { company, services, now, today }: NotifyContext & Pick<CallContext, 'now'>,
  requestId: string,
  to: readonly string[],
): Promise<void> {
  const facts: ClockFacts = { clock: 'takeoutAsked', recordId: requestId };
  const key = `gdprRequest:${requestId}:asked:${now.toISOString()}`;
  await notifyOfClocks(company, services, [{ key, date: today, part: clockParts.request, facts, to }]);
}

/** Tells a person that their takeout was released, and where it is. */
export async function notifyReleased(
  { company, services, today }: NotifyContext,
  { requestId, companyUserId }: { requestId: string; companyUserId: string },
): Promise<void> {
  const facts: ClockFacts = { clock: 'takeoutReleased', recordId: requestId };
  const clock = { key: `gdprRequest:${requestId}:released`, date: today, part: clockParts.request, facts, to: [companyUserId] };
  await notifyOfClocks(company, services, [clock]);
}

const translators = {
  en: createTranslator({ locale: intlLocale.en, messages: enReasons }),
  no: createTranslator({ locale: intlLocale.no, messages: noReasons }),
};

/** What there is to look at, in one sentence. */
export const clockSentence: ReasonSource['sentence'] = (input) => {
  const texts = translators[input.language];
  const { gdpr } = input.facts;
  if (!gdpr) return texts('updated');
  return texts(gdpr.clock, { name: gdpr.name ?? '', ...dayWords(input) });
};

const isOfBreach = ({ clock }: ClockFacts): boolean => clock.startsWith('breach');

/** The record, for those with access to the area; the settings for somebody whose takeout was released. */
export const clockTarget: ReasonSource['target'] = ({ facts: { gdpr } }, { permissions }) => {
  if (!gdpr) return undefined;
  if (gdpr.clock === 'takeoutReleased') return { path: '/my-settings', query: {} };
  if (!permissions.has('Gdpr')) return undefined;
  if (gdpr.clock === 'review') return { path: '/gdpr/treatment/view', query: { treatmentId: gdpr.recordId } };
  if (gdpr.clock === 'agreement') return { path: '/gdpr/data-processor-agreement', query: {} };
  return isOfBreach(gdpr)
    ? { path: '/gdpr/breaches', query: { breach: gdpr.recordId } }
    : { path: '/gdpr/subject-requests', query: { request: gdpr.recordId } };
};
