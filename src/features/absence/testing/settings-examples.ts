import type { Example, Examples } from '#testing/examples.ts';
import type { absence } from '../contract/index.ts';
import { addPeople, addPerson } from '#testing/people-of.ts';
import { growPeople, about } from './balance-examples.ts';
import { firstSettings, openAbsence } from './opened.ts';

/** A request in a company that uses the calendar. */
export const opened = (input: object, grows = true): Example => ({
  input: async ({ admin }) => {
    await openAbsence(admin);
    return input;
  },
  ...(grows && { grow: growPeople }),
});

/** Examples of settings and their calendar. */
export const settingsExamples = {
  getSettings: { input: () => ({}) },
  acknowledgeAbsenceWelcomeScreen: { input: () => ({ body: firstSettings }) },
  updateSettings: opened({ body: { halfDayEves: true, days: [{ date: '2026-12-23', kind: 'off', name: 'Lille julaften' }] } }),
  previewSettings: opened({ body: { halfDayEves: true, availableAbsenceDays: 30 } }),
  setWorkWeek: about('companyUserId', {
    weekdays: { 0: false, 1: true, 2: true, 3: true, 4: true, 5: true, 6: true },
    validFrom: '2026-12-01',
  }),
  setDeputy: {
    input: async ({ company, server }) => ({ body: { companyUserId: await addPerson(server, company, { role: 'manager' }) } }),
    foreign: async (_world, { company, server }) => ({ body: { companyUserId: await addPerson(server, company, { role: 'manager' }) } }),
  },
  getPossibleDeputies: {
    input: () => ({}),
    grow: async ({ server, company }, count) =>
      void (await addPeople(
        server,
        company,
        Array.from({ length: count }, () => ({ role: 'manager' })),
      )),
  },
  getPublicHolidays: { input: () => ({ body: { years: [2027], countries: ['NO'] } }) },
} satisfies Partial<Examples<typeof absence>>;
