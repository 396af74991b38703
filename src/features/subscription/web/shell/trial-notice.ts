import type { PaymentProperties, User } from '#kernel/web/session.ts';
import { timeLeft, type TimeLeft } from './time-left.ts';

const day = 86_400_000;
/** For how long after its end the banner still says that the trial is over. */
const saidDays = 30;

/** What is said of the trial; nothing while a plan is paid for, and not for ever after its end (subscription.20). */
export function trialNotice(properties: PaymentProperties | null | undefined, now: Date): TimeLeft | undefined {
  if (!properties || isPaying(properties)) return undefined;
  const since = now.getTime() - Date.parse(properties.trialEndsAt);
  return since > saidDays * day ? undefined : timeLeft(properties.trialEndsAt, now);
}

type PayingCompany = Pick<User['company'], 'paymentCompanyProperties' | 'subscriptionFeatures'>;

/**
 * Whether everybody is to be told that the trial has ended: until a systemadmin took note of it (subscription.21). What the free plan lacks is closed
 * some minutes after the end; until then the list of it would be empty.
 */
export function hasJustEnded({ paymentCompanyProperties: properties, subscriptionFeatures }: PayingCompany, now: Date): boolean {
  const isOver = showsTrial(properties) && Date.parse(properties.trialEndsAt) <= now.getTime();
  return isOver && Object.values(subscriptionFeatures).includes(false);
}

/** Whether that may have to be told while the page is open. */
export function showsTrial(properties: PaymentProperties | null | undefined): properties is PaymentProperties {
  return properties !== null && properties !== undefined && !isPaying(properties) && !properties.trialEndAcknowledged;
}

function isPaying({ subscriptions }: PaymentProperties): boolean {
  return subscriptions.some(({ isCurrentlyOnTrial }) => !isCurrentlyOnTrial);
}
