import type { FieldWords } from '#kernel/contract/texts.ts';
import { en } from './en.ts';
import { organisation } from './en-organisation.ts';
import { settings } from './en-settings.ts';

/** Words for what is kept about the company, in the log and in takeouts. */
export const enFields = {
  fields: {
    name: en.signup.name,
    registryId: en.signup.registryId,
    purposeDescription: en.signup.purposeDescription,
    numberOfEmployees: en.signup.numberOfEmployees,
    mobileCountryCode: en.signup.mobileCountryCode,
    mobilePhone: en.signup.mobilePhone,
    secondaryStreetAddress: 'Address line 2',
    directedByCompanyUserId: organisation.director,
    language: settings.general.language,
    timeZone: settings.general.timeZone,
    managersSeePay: 'Managers see the salary of their own team',
    sessionLengthMinutes: 'Minutes without activity before sign-out',
    mfaRequired: 'Two-step sign-in is required',
    leaverRetentionMonths: 'Months to keep people who have left',
    logRetentionMonths: 'Months to keep the log',
    lookersNamed: 'People can see who viewed their information',
    featuresOff: 'Turned off',
    smsSenderName: 'Sender name of text messages',
    interests: 'Used for',
  },
  fieldsOf: {
    company: {
      streetAddress: en.signup.streetAddress,
      postalCode: en.signup.postalCode,
      city: en.signup.city,
      province: en.signup.province,
      country: en.signup.country,
    },
  },
  values: {
    area: {
      organisation: 'Organisation and settings',
    },
    language: settings.general.languages,
    featuresOff: settings.features.names,
    interests: settings.interests.names,
  },
} satisfies FieldWords;
