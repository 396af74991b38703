import type { Examples } from '#testing/examples.ts';
import type { absence } from '../contract/index.ts';
import { firstSettings } from './opened.ts';

/** Examples of settings and their calendar. */
export const settingsExamples = {
  getSettings: { input: () => ({}) },
  acknowledgeAbsenceWelcomeScreen: { input: () => ({ body: firstSettings }) },
  getPublicHolidays: { input: () => ({ body: { years: [2027], countries: ['NO'] } }) },
} satisfies Partial<Examples<typeof absence>>;
