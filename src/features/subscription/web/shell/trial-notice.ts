import type { PaymentProperties } from '#kernel/web/session.ts';
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

/** Whether everybody is to be told that the trial has ended: until a systemadmin took note of it (subscription.21). */
export function hasJustEnded(properties: PaymentProperties | null | undefined, now: Date): boolean {
  return showsTrial(properties) && Date.parse(properties.trialEndsAt) <= now.getTime();
}

/** Whether that may have to be told while the page is open. */
export function showsTrial(properties: PaymentProperties | null | undefined): properties is PaymentProperties {
  return properties !== null && properties !== undefined && !isPaying(properties) && !properties.trialEndAcknowledged;
}

function isPaying({ subscriptions }: PaymentProperties): boolean {
  return subscriptions.some(({ isCurrentlyOnTrial }) => !isCurrentlyOnTrial);
}
