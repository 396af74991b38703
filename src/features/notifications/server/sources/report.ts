import { countMovements } from '#features/people/server/public.ts';
import type { PageLink } from '#kernel/contract/page-link.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Facts } from '../../contract/facts.ts';
import { reportCounts, type ReasonSource, type Subject } from '../public.ts';
import { dayWords, periodText, reasonTexts } from '../reason-words.ts';
import { reportPeriods, type ReportPeriod } from '../rules/report-periods.ts';
import type { NotifiedThing, SentenceInput, TargetReader } from '../subject.ts';
import { isRuleEditor } from '../target-pages.ts';
import { countFailedMail } from './store-report.ts';

/**
 * The report on the previous week or month, on Mondays and on the first (notifications.7). Integrations that need an administrator (integrations.36)
 * and what becomes of the subscription (subscription.31) are told as reports as well.
 */
export const companyReport: ReasonSource = {
  reason: 'CompanyReport',
  subjects: async (company, services, days) => {
    const periods = reportPeriods(days);
    const counts = await countsOf({ company, services }, periods);
    return periods.map((period, place) => subjectOf(period, counts(place)));
  },
  sentence: reportSentence,
  target: reportTarget,
};

function reportTarget({ facts: { integration, subscription } }: NotifiedThing, reader: TargetReader): PageLink | undefined {
  if (subscription) return reader.permissions.has('Subscription') ? subscriptionPage(subscription) : undefined;
  if (!integration) return isRuleEditor(reader) ? { path: '/organisation/log', query: {} } : undefined;
  if (!reader.permissions.has('Integrations')) return undefined;
  return { path: '/integrations', query: integration.provider === 'slack' ? { integration: 'slack' } : {} };
}

/** What was chosen in a purchase that failed is kept on its own page only. */
function subscriptionPage({ purchase }: NonNullable<Facts['subscription']>): PageLink {
  if (purchase === undefined) return { path: '/organisation/subscription', query: {} };
  return { path: '/organisation/subscription/confirm', query: { processingId: purchase } };
}

function reportSentence(input: SentenceInput): string {
  const { integration, subscription } = input.facts;
  if (subscription) {
    const { news, invoice = '' } = subscription;
    return reasonTexts(input)(`subscription.${news}`, { invoice, date: dayWords(input).date });
  }
  if (integration) {
    const { provider, trouble, name = '', count = 0 } = integration;
    return reasonTexts(input)(`integration.${trouble}`, { system: systemNames[provider], name, count });
  }
  const { counts = {}, from = input.today, to = input.today } = input.facts;
  const of = (name: string) => counts[name] ?? 0;
  return reasonTexts(input)('report', {
    period: periodText({ startDate: from, endDate: to }, input),
    joined: of('joined'),
    left: of('left'),
    openRequests: of('openRequests'),
    waitingInvitations: of('waitingInvitations'),
    failedDeliveries: of('failedDeliveries'),
  });
}

/** The systems, as they call themselves. */
const systemNames = { poweroffice: 'PowerOffice Go', tripletex: 'Tripletex', unimicro: 'Uni Micro', slack: 'Slack' } as const;

/** The numbers of each period, in a constant number of statements. */
async function countsOf(
  { company, services }: Pick<CallContext, 'company' | 'services'>,
  periods: readonly ReportPeriod[],
): Promise<(place: number) => NonNullable<Facts['counts']>> {
  if (periods.length === 0) return () => ({});
  const movements = await countMovements(company, periods);
  const failed = await countFailedMail(company, periods);
  const entries = (await services.hooks.tell(reportCounts, { company, periods })).flatMap((answer) => Object.entries(answer));
  return (place) => ({
    ...movements[place],
    failedDeliveries: failed[place] ?? 0,
    ...Object.fromEntries(entries.map(([name, counts]) => [name, counts[place] ?? 0])),
  });
}

function subjectOf({ day, from, to, repeatDays }: ReportPeriod, counts: NonNullable<Facts['counts']>): Subject {
  return { key: `report:${repeatDays}`, date: day, companyUserId: null, repeatDays, facts: { from, to, counts } };
}
