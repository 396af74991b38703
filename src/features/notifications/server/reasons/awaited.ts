import type { Reason } from '../../contract/reasons.ts';
import { dayWords, reasonTexts } from '../reason-words.ts';
import type { ReasonView } from '../subject.ts';

/** The pages of GDPR documents, by the number of the kind that was updated. */
const submodules: Readonly<Record<string, string>> = {
  2: '/gdpr/data-processor-agreement',
  3: '/gdpr/privacy-statement',
  4: '/gdpr/risk-assessment',
};

export const gdprDocument: ReasonView = {
  sentence: (told) => reasonTexts(told)('gdpr'),
  target: ({ affectedId }, { permissions }) => {
    const path = submodules[affectedId ?? ''];
    return permissions.has('Gdpr') && path !== undefined ? { path, query: {} } : undefined;
  },
};

export const dueTask: ReasonView = {
  sentence: (told) => reasonTexts(told)('task', dayWords(told)),
  target: () => ({ path: '/on-offboarding/my-tasks', query: {} }),
};

/** Sentence and target of the reasons whose features are not there yet; each moves to its feature, together with a source. */
export const awaitedReasons: Readonly<Partial<Record<Reason, ReasonView>>> = {
  GdprSubmoduleUpdated: gdprDocument,
  OnOffBoardingTaskResponsible: dueTask,
};
