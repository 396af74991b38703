import type { Reason } from '../../contract/reasons.ts';
import type { ReasonView } from '../subject.ts';

/** Sentence and target of the reasons whose features are not there yet; each moves to its feature, together with a source. */
export const awaitedReasons: Readonly<Partial<Record<Reason, ReasonView>>> = {};
