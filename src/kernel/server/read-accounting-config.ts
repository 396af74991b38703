import { z } from 'zod';
import type { AccountingConfig } from './config.ts';
import { secureAddress as address } from './secure-address.ts';

const text = z.string().trim().min(1);
/** The variables about accounting systems (README, "Configuration"). */
export const accountingVariables = {
  TRIPLETEX_URL: address.default('https://tripletex.no/v2'),
  TRIPLETEX_CONSUMER_TOKEN: text.optional(),
  POWEROFFICE_URL: address.default('https://goapi.poweroffice.net/v2'),
  POWEROFFICE_TOKEN_URL: address.default('https://goapi.poweroffice.net/OAuth/Token'),
  POWEROFFICE_APPLICATION_KEY: text.optional(),
  POWEROFFICE_SUBSCRIPTION_KEY: text.optional(),
  UNIMICRO_URL: address.default('https://app.unimicro.no'),
  UNIMICRO_IDENTITY_URL: address.default('https://login.unimicro.no'),
  UNIMICRO_CLIENT_ID: text.optional(),
  UNIMICRO_KEY_FILE: text.optional(),
};
type AccountingVariables = z.output<z.ZodObject<typeof accountingVariables>>;

export const accountingExplained: Readonly<Record<string, string>> = {
  TRIPLETEX_URL: 'an address such as https://api-test.tripletex.tech/v2; only loopback may use http',
  POWEROFFICE_URL: 'an address such as https://goapi.poweroffice.net/Demo/v2; only loopback may use http',
  POWEROFFICE_TOKEN_URL: 'an address such as https://goapi.poweroffice.net/Demo/OAuth/Token; only loopback may use http',
  UNIMICRO_URL: 'an address such as https://test.unimicro.no; only loopback may use http',
  UNIMICRO_IDENTITY_URL: 'an address such as https://test-login.unimicro.no; only loopback may use http',
};

/** What the installation has of the accounting systems' vendors; a sentence when the variables do not fit together. */
export function accountingOf(env: AccountingVariables): AccountingConfig | string {
  const { POWEROFFICE_APPLICATION_KEY: applicationKey, POWEROFFICE_SUBSCRIPTION_KEY: subscriptionKey } = env;
  const { UNIMICRO_CLIENT_ID: clientId, UNIMICRO_KEY_FILE: keyFile } = env;
  if ((applicationKey === undefined) !== (subscriptionKey === undefined))
    return 'POWEROFFICE_APPLICATION_KEY and POWEROFFICE_SUBSCRIPTION_KEY belong together: set both, or none.';
  if ((clientId === undefined) !== (keyFile === undefined))
    return 'UNIMICRO_CLIENT_ID and UNIMICRO_KEY_FILE belong together: set both, or none.';
  return {
    tripletex: { url: env.TRIPLETEX_URL, consumerToken: env.TRIPLETEX_CONSUMER_TOKEN },
    poweroffice:
      applicationKey === undefined || subscriptionKey === undefined
        ? undefined
        : { url: env.POWEROFFICE_URL, tokenUrl: env.POWEROFFICE_TOKEN_URL, applicationKey, subscriptionKey },
    unimicro:
      clientId === undefined || keyFile === undefined
        ? undefined
        : { url: env.UNIMICRO_URL, identityUrl: env.UNIMICRO_IDENTITY_URL, clientId, keyFile },
  };
}
