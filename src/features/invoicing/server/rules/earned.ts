import { daysBetween } from '#kernel/contract/days.ts';
import { roundedShare } from '../../contract/rules/sums.ts';

interface DeferredLine {
  net: number;
  revenue: { from: string; to: string };
}

/** What has been earned of a line to the end of a day: by days, rounded of the whole so that the parts sum to it (subscription.40). */
export function earnedBy({ net, revenue: { from, to } }: DeferredLine, day: string): number {
  if (day < from) return 0;
  if (day >= to) return net;
  return roundedShare(net, daysBetween(from, day) + 1, daysBetween(from, to) + 1);
}
