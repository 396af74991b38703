import type { LeavingTexts } from '../contract/leaving-texts.ts';

/** What happens to records of this feature when a person leaves or is deleted. */
export const enLeaving = {
  consequences: {
    signIn: 'The person can no longer sign in. They still see their own profile and files.',
    apiKeys: '{count, plural, one {One API key stops working} other {# API keys stop working}}',
    director: 'The company is without a director until you name a new one',
    formerSubordinates: '{count, plural, one {One former employee loses the manager} other {# former employees lose the manager}}',
    profileFields: 'Everything in the profile',
    emergencyContacts: '{count, plural, one {One next of kin} other {# next of kin}}',
    history: 'The history of position, department, manager and percentage',
    importRows: '{count, plural, one {One row of an import} other {# rows of imports}}',
    logDetails: 'What the log says of the person in {count, plural, one {one line} other {# lines}}',
  },
} satisfies LeavingTexts;
