import { register } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Reason } from '../../contract/reasons.ts';
import type { ReasonSource, ReasonView, SentenceInput } from '../subject.ts';
import { periodText, reasonName, reasonTexts } from '../reason-words.ts';

export const reasonSources = register<ReasonSource, Reason>('notifications.reason-sources', ({ reason }) => reason);

/** The reasons with a source. */
export function offeredReasons(services: Pick<Services, 'registers'>): readonly Reason[] {
  const sources = [...services.registers.of(reasonSources).values()];
  return sources.filter(({ isOffered }) => isOffered?.(services) ?? true).map(({ reason }) => reason);
}

/** The sentence and target of a reason. What was told by a feature that is not here any more keeps the name of its reason. */
export function viewOf({ registers }: Pick<Services, 'registers'>, reason: Reason): ReasonView {
  const { sentence, target } = registers.of(reasonSources).get(reason) ?? unknownReason;
  return { target, sentence: (input) => [sentence(input), ...closedNotice(input)].join(' ') };
}

/** Said with whatever is told of a feature that the subscription lacks (subscription.22). */
export function closedNotice(input: Pick<SentenceInput, 'facts' | 'language' | 'today'>): string[] {
  const { closedUntil } = input.facts;
  return closedUntil === undefined
    ? []
    : [reasonTexts(input)('closed', { date: periodText({ startDate: closedUntil, endDate: closedUntil }, input) })];
}

const unknownReason: ReasonView = { sentence: ({ reason, language }) => reasonName(reason, language), target: () => undefined };
