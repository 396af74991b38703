import { register } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Reason } from '../../contract/reasons.ts';
import type { ReasonSource } from '../subject.ts';

export const reasonSources = register<ReasonSource, Reason>('notifications.reason-sources', ({ reason }) => reason);

/** The reasons with a source. */
export function offeredReasons({ registers }: Pick<Services, 'registers'>): readonly Reason[] {
  return [...registers.of(reasonSources).keys()];
}
