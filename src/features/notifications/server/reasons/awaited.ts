import type { Reason } from '../../contract/reasons.ts';
import { dayWords, reasonTexts } from '../reason-words.ts';
import type { ReasonView } from '../subject.ts';

export const dueTask: ReasonView = {
  sentence: (told) => reasonTexts(told)('task', dayWords(told)),
  target: () => ({ path: '/on-offboarding/my-tasks', query: {} }),
};

/** Sentence and target of the reasons whose features are not there yet; each moves to its feature, together with a source. */
export const awaitedReasons: Readonly<Partial<Record<Reason, ReasonView>>> = {
  OnOffBoardingTaskResponsible: dueTask,
};
