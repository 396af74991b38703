import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';
import { settings } from './no-settings.ts';

export const noFields: TextsLike<typeof enFields> = {
  records: {
    apiKey: settings.tabs['api-keys'],
    account: 'Konto',
    session: settings.sessions.title,
    accountEvent: 'Hva som er gjort med kontoen',
  },
  fields: {
    permissions: settings.apiKeys.permissions,
    expires: 'Utløper',
    expiresAt: 'Gjelder til',
    lastUsedAt: 'Sist brukt',
    revokedAt: 'Trukket tilbake',
    mfa: settings.mfa.title,
  },
  fieldsOf: {
    apiKey: {
      accountId: 'Konto',
      reason: 'Begrunnelse',
    },
    account: {
      email: settings.email.title,
      emailVerified: 'E-post bekreftet',
      firstName: 'Fornavn',
      lastName: 'Etternavn',
      preferredLanguage: settings.language.title,
      languageChangedAt: 'Språk valgt',
      appearance: settings.appearance.title,
      lastSignedInAt: 'Sist logget inn',
      appearanceChangedAt: 'Utseende valgt',
      lastCompanyId: 'Virksomhet åpnet sist',
    },
    session: {
      lastSeenAt: 'Sist brukt',
      userAgent: 'Nettleser',
      ip: 'IP-adresse',
    },
    accountEvent: {
      ip: 'IP-adresse',
    },
  },
  valuesOf: {
    account: {
      appearance: {
        light: settings.appearance.light,
        dark: settings.appearance.dark,
        auto: settings.appearance.auto,
      },
    },
  },
  values: {
    area: {
      security: 'Pålogging, nøkler og brukerstøtte',
    },
  },
};
