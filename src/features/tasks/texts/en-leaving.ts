import type { LeavingTexts } from '#features/people/contract/leaving-texts.ts';

/** What happens to records of this feature when a person leaves or is deleted. */
export const enLeaving = {
  consequences: {
    tasks: '{count, plural, one {One open task is handed over} other {# open tasks are handed over}} to their manager or an administrator',
    tasksAbout: '{count, plural, one {One task about the person} other {# tasks about the person}}',
  },
} satisfies LeavingTexts;
