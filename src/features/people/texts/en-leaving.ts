import type { LeavingTexts } from '../contract/leaving-texts.ts';

/** What happens to records of this feature when a person leaves or is deleted. */
export const enLeaving = {
  consequences: {
    signIn: 'The person loses access, but can still see their own profile and files.',
    apiKeys: '{count, plural, one {One API key stops working} other {# API keys stop working}}',
    director: 'The company has no director until you choose a new one',
    formerSubordinates: '{count, plural, one {One former employee loses their manager} other {# former employees lose their manager}}',
    profileFields: 'Everything in the profile',
    emergencyContacts: '{count, plural, one {One next of kin} other {# next of kin}}',
    history: 'The history of position, department, manager and percentage',
    importRows: '{count, plural, one {One row of an import} other {# rows of imports}}',
    logDetails: 'Information about the person in {count, plural, one {one log entry} other {# log entries}}',
  },
} satisfies LeavingTexts;
