import { isIP } from 'node:net';
import type { Receiver } from '#kernel/server/data-uses.ts';
import type { StoredTreatment } from '../store-treatments.ts';

type ActualReceiver = Receiver | 'connectedSystem';

/** What a feature does now with the data of a company. */
export interface ActualUse {
  /** `questionnaire/answer`, as a treatment that was made of it says. */
  treatment: string;
  isUsed: boolean;
  /** That a company may do it with this product in other ways too. */
  isPartOf: boolean;
  dataCategories: readonly string[];
  /** Those of its receivers that are configured, with their hosts, and the systems that the company has connected, with their names. */
  receivers: readonly { receiver: ActualReceiver; host: string }[];
}

type TreatmentUse = Pick<StoredTreatment, 'treatmentId' | 'software'> & {
  content: Pick<StoredTreatment['content'], 'flowAnswer' | 'dataCategories' | 'recipients' | 'processorName'>;
};

export type Difference = { treatmentId: string } & (
  | { kind: 'categories'; categories: readonly string[] }
  | { kind: 'receiver'; receiver: ActualReceiver; host: string }
  | { kind: 'notUsed' }
);

/** The software of the company's list that is this product. */
export function isThisProduct({ softwareName }: { softwareName: string }): boolean {
  return softwareName.trim().toLowerCase() === 'samspill';
}

/** The uses that no treatment was made of (gdpr.18). */
export function unrecordedUses<Use extends Pick<ActualUse, 'treatment' | 'isUsed'>>(
  uses: readonly Use[],
  treatments: readonly TreatmentUse[],
): Use[] {
  const recorded = new Set(treatments.map(answerOf));
  return uses.filter(({ treatment, isUsed }) => isUsed && !recorded.has(treatment));
}

function answerOf({ content: { flowAnswer } }: TreatmentUse): string | undefined {
  return flowAnswer ? `${flowAnswer.flowId}/${flowAnswer.answer}` : undefined;
}

/** Where a treatment says something else than what is done: categories and receivers that it does not name, and a use of this product that there is not (gdpr.19). */
export function differencesOf(uses: readonly ActualUse[], treatments: readonly TreatmentUse[]): Difference[] {
  const known = new Map(uses.map((use) => [use.treatment, use]));
  return treatments.flatMap((treatment) => {
    const use = known.get(answerOf(treatment) ?? '');
    return use ? differencesFrom(use, treatment) : [];
  });
}

function differencesFrom({ isUsed, isPartOf, dataCategories, receivers }: ActualUse, treatment: TreatmentUse): Difference[] {
  const { treatmentId, software, content } = treatment;
  if (!isUsed) return software.some(isThisProduct) && !isPartOf ? [{ treatmentId, kind: 'notUsed' }] : [];
  const categories = dataCategories.filter((one) => !content.dataCategories.includes(one));
  const named = namesIn(treatment);
  const unnamed = receivers.filter(({ host }) => !named.includes(host.toLowerCase()) && !named.includes(domainOf(host.toLowerCase())));
  return [
    ...(categories.length > 0 ? [{ treatmentId, kind: 'categories' as const, categories }] : []),
    ...unnamed.map((one) => ({ treatmentId, kind: 'receiver' as const, ...one })),
  ];
}

function namesIn({ software, content: { recipients, processorName } }: TreatmentUse): string {
  const names = software.flatMap(({ softwareName, softwareCompanyName }) => [softwareName, softwareCompanyName]);
  return [recipients.no, recipients.en, processorName, ...names].join('\n').toLowerCase();
}

/** What one calls a host: `sendgrid` of `smtp.sendgrid.net`; an address in numbers as it is. */
function domainOf(host: string): string {
  const labels = host.split('.');
  if (isIP(host) !== 0 || labels.length < 2) return host;
  const [above = host, below] = labels.slice(0, -1).toReversed();
  return ['co', 'com', 'org', 'net', 'gov'].includes(above) && below !== undefined ? below : above;
}
