import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';
import { no } from './no.ts';
import { organisation } from './no-organisation.ts';
import { settings } from './no-settings.ts';

export const noFields: TextsLike<typeof enFields> = {
  fields: {
    name: no.signup.name,
    registryId: no.signup.registryId,
    purposeDescription: no.signup.purposeDescription,
    numberOfEmployees: no.signup.numberOfEmployees,
    mobileCountryCode: no.signup.mobileCountryCode,
    mobilePhone: no.signup.mobilePhone,
    secondaryStreetAddress: 'Adresselinje 2',
    directedByCompanyUserId: organisation.director,
    language: settings.general.language,
    timeZone: settings.general.timeZone,
    managersSeePay: 'Ledere ser lønnen i eget team',
    sessionLengthMinutes: 'Minutter uten aktivitet før utlogging',
    mfaRequired: 'Totrinnspålogging er påkrevd',
    leaverRetentionMonths: 'Antall måneder de som har sluttet, beholdes',
    logRetentionMonths: 'Antall måneder loggen beholdes',
    lookersNamed: 'De ansatte kan se hvem som har sett opplysninger om dem',
    featuresOff: 'Slått av',
    smsSenderName: 'Avsendernavn på SMS',
    interests: 'Brukes til',
  },
  fieldsOf: {
    company: {
      streetAddress: no.signup.streetAddress,
      postalCode: no.signup.postalCode,
      city: no.signup.city,
      province: no.signup.province,
      country: no.signup.country,
    },
  },
  values: {
    area: {
      organisation: 'Virksomhet og innstillinger',
    },
    language: settings.general.languages,
    featuresOff: settings.features.names,
    interests: settings.interests.names,
  },
};
