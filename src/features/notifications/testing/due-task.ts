import { dayWords, reasonTexts } from '../server/reason-words.ts';
import type { ReasonView } from '../server/subject.ts';

/** Sentence and target of a reason about days, for tests that give it subjects of their own. */
export const dueTask: ReasonView = {
  sentence: (told) => reasonTexts(told)('task', dayWords(told)),
  target: () => ({ path: '/on-offboarding/my-tasks', query: {} }),
};
