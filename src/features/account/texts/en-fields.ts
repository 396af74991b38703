import type { FieldWords } from '#kernel/contract/texts.ts';
import { settings } from './en-settings.ts';

/** Words for what is kept about accounts, sign-ins and keys, in the log and in takeouts. */
export const enFields = {
  records: {
    apiKey: settings.tabs['api-keys'],
    account: 'Account',
    session: settings.sessions.title,
    accountEvent: 'What was done with the account',
  },
  fields: {
    permissions: settings.apiKeys.permissions,
    expires: 'Expires',
    expiresAt: 'Valid until',
    lastUsedAt: 'Last used',
    revokedAt: 'Revoked',
    mfa: settings.mfa.title,
  },
  fieldsOf: {
    apiKey: {
      accountId: 'Account',
      reason: 'Reason',
    },
    account: {
      email: settings.email.title,
      emailVerified: 'E-mail confirmed',
      firstName: 'First name',
      lastName: 'Last name',
      preferredLanguage: settings.language.title,
      languageChangedAt: 'Language chosen',
      appearance: settings.appearance.title,
      lastSignedInAt: 'Last signed in',
      appearanceChangedAt: 'Appearance chosen',
      lastCompanyId: 'Company opened last',
    },
    session: {
      lastSeenAt: 'Last used',
      userAgent: 'Browser',
      ip: 'IP address',
    },
    accountEvent: {
      ip: 'IP address',
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
      security: 'Sign-in, keys and support',
    },
  },
} satisfies FieldWords;
