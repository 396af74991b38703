import type { Reason } from '../../contract/reasons.ts';
import type { ReasonSource } from '../public.ts';

const sources = new Map<Reason, ReasonSource>();

export function keepSource(source: ReasonSource): void {
  sources.set(source.reason, source);
}

export function sourceOf(reason: Reason): ReasonSource | undefined {
  return sources.get(reason);
}

/** The reasons that some feature declares. */
export function offeredReasons(): readonly Reason[] {
  return [...sources.keys()];
}
