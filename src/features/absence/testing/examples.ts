import type { Examples } from '#testing/examples.ts';
import type { absence } from '../contract/index.ts';
import { calendarExamples } from './calendar-examples.ts';
import { balanceExamples } from './balance-examples.ts';
import { feedExamples } from './feed-examples.ts';
import { requestsExamples } from './requests-examples.ts';
import { settingsExamples } from './settings-examples.ts';

/** One for each endpoint. */
export const examples: Examples<typeof absence> = {
  ...settingsExamples,
  ...balanceExamples,
  ...calendarExamples,
  ...feedExamples,
  ...requestsExamples,
};
