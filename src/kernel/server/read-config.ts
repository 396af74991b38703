import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { EmailAddress, emailKey } from '#kernel/contract/email-address.ts';
import type { Config } from './config.ts';
import { loadSecretKeys } from './key-file.ts';
import { isBlockedPort } from './blocked-ports.ts';
import { isLoopback } from './loopback.ts';
import { paymentExplained, paymentVariables, stripeOf } from './read-payment-config.ts';
import { accountingExplained, accountingOf, accountingVariables } from './read-accounting-config.ts';
import { ehfExplained, ehfOf, ehfVariables } from './read-ehf-config.ts';
import { sealKeyOf, sealVariables } from './read-seal-config.ts';
import { smsProviderOf, smsVariables } from './read-sms-config.ts';

/** A setting is missing or invalid; the message names it and says what to write instead. */
export class ConfigFault extends Error {
  override name = 'ConfigFault';
}

const flag = z.enum(['0', '1', 'true', 'false', '']).transform((text) => text === '1' || text === 'true');
const address = z.url({ protocol: /^https?$/ });
/** Cookies, origins and links are made of it, so it names a host and nothing else. */
const publicAddress = address
  .refine((url) => isPlainAddress(url) && !isBlockedPort(Number(new URL(url).port)))
  .transform((url) => new URL(url).origin);
const text = z.string().trim().min(1);

const Environment = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .refine((port) => !isBlockedPort(port))
    .default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: publicAddress.optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PREPARED_STATEMENTS: flag.default(true),
  OIDC_ISSUER: address.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_ACCOUNT_URL: address.optional(),
  SIGNING_OIDC_ISSUER: address.optional(),
  SIGNING_OIDC_CLIENT_ID: text.optional(),
  SIGNING_OIDC_CLIENT_SECRET: text.optional(),
  SIGNING_OIDC_ACR: text.default(''),
  SIGNING_OIDC_NAME: text.max(50).default('BankID'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.default('Samspill <samspill@localhost>'),
  SECRET_KEYS: text.optional(),
  REGISTRY_URL: z.union([address, z.literal('embedded')]).optional(),
  SANITY_PROJECT_ID: text.regex(/^[a-z0-9-]+$/).optional(),
  SANITY_DATASET: text.regex(/^[a-z0-9_~-]+$/).default('production'),
  SANITY_API_VERSION: text.regex(/^v?\d{4}-\d{2}-\d{2}$/).default('2025-02-19'),
  SANITY_TOKEN: text.optional(),
  SANITY_API_HOST: address.optional(),
  S3_URL: address.optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  CLAMAV_URL: z.url({ protocol: /^tcp$/ }).optional(),
  SUPPORT_EMAILS: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(EmailAddress.transform(emailKey)))
    .default([]),
  ...sealVariables,
  ...smsVariables,
  ...accountingVariables,
  ...ehfVariables,
  ...paymentVariables,
  DEMO: flag.optional(),
  MAINTENANCE: flag.default(false),
  MAINTENANCE_UNTIL: z.iso.datetime({ offset: true }).optional(),
  TRUST_PROXY: text.refine(isProxyList).optional(),
});

const explained: Record<string, string> = {
  PORT: 'a port number that browsers open, such as 3000',
  HOST: 'an address to listen on, such as 127.0.0.1',
  PUBLIC_URL:
    'the address people open, without user name, password, path or query and at a port that browsers open, such as https://hr.example.no',
  DATABASE_URL: 'an address such as postgres://samspill:password@db.example.no:5432/samspill',
  PREPARED_STATEMENTS: '0 or 1',
  OIDC_ISSUER: 'the address of an OpenID Connect provider',
  OIDC_ACCOUNT_URL: 'the page of the provider where people change password and two-step sign-in',
  SIGNING_OIDC_ISSUER: 'the address of an OpenID Connect provider of electronic identities',
  SIGNING_OIDC_NAME: 'what people call that provider, in at most 50 characters',
  SMTP_URL: 'an address such as smtps://user:password@mail.example.no:465',
  SMS_GATEWAY: 'sveve, link or twilio',
  SMS_URL: 'the address of the gateway, such as https://sveve.no',
  SMS_SENDER: 'a name of 3 to 11 letters, digits and spaces, or a phone number',
  SMS_REPORT_SECRET: 'at least 32 random letters or digits',
  REGISTRY_URL: 'the address of Enhetsregisteret’s API, or "embedded"',
  SANITY_PROJECT_ID: 'the id of a Sanity project, in lower case',
  SANITY_DATASET: 'the name of a data set of that project, such as production',
  SANITY_API_VERSION: 'a date such as 2025-02-19',
  SANITY_API_HOST: 'the address of a service that answers as Sanity does',
  S3_URL: 'the address of a service that speaks S3, such as https://s3.example.no',
  CLAMAV_URL: 'an address such as tcp://127.0.0.1:3310',
  SUPPORT_EMAILS: 'e-mail addresses separated by commas, such as kari@vendor.example',
  SEAL_SERVICE_URL: 'the address of a signing service, such as https://sign.example.no/csc/v1',
  TSA_URL: 'addresses of time-stamp servers separated by commas, such as https://tsa.example.no',
  ...accountingExplained,
  ...ehfExplained,
  ...paymentExplained,
  DEMO: '0 or 1',
  MAINTENANCE: '0 or 1',
  MAINTENANCE_UNTIL: 'a moment such as 2026-11-21T22:00:00Z',
  TRUST_PROXY: 'the addresses of the proxies in front, separated by commas, such as 127.0.0.1 or 10.0.0.0/8',
};
const centralRegistry = 'https://data.brreg.no/enhetsregisteret/api';

/** Reads and validates the configuration; throws one readable sentence per invalid setting. `demo` is the command's own default for DEMO. */
export function readConfig(environment: Record<string, string | undefined>, command: { demo: boolean; production: boolean }): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const result = Environment.safeParse(given);
  if (!result.success) throw new ConfigFault(result.error.issues.map(({ path: [name] }) => sentence(String(name), environment)).join('\n'));
  const env = result.data;
  const demo = env.DEMO ?? command.demo;
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const dataDir = path.resolve(env.DATA_DIR);
  const config: Config = {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    preparedStatements: env.PREPARED_STATEMENTS,
    oidc: oidcOf(env),
    signingIdentity: signingIdentityOf(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    sms: readSmsProvider(env),
    accounting: readAccounting(env),
    ehf: readEhf(env, demo),
    stripe: readStripe(env),
    secretKeys: readSecretKeys(dataDir, env.SECRET_KEYS),
    registryUrl: env.REGISTRY_URL ?? (demo ? 'embedded' : centralRegistry),
    sanity: sanityOf(env),
    s3: s3Of(env),
    clamavUrl: env.CLAMAV_URL,
    supportEmails: env.SUPPORT_EMAILS,
    sealKey: readSealKey(env),
    timeStampUrls: env.TSA_URL,
    slackTestUrl: undefined,
    demo,
    maintenance: env.MAINTENANCE,
    maintenanceUntil: env.MAINTENANCE_UNTIL,
    production: command.production,
    trustProxy: env.TRUST_PROXY ?? false,
  };
  refuseUnsafe(config);
  return config;
}

function sentence(name: string, environment: Record<string, string | undefined>): string {
  const value = /URL|SECRET|PASSWORD|PIN|TOKEN|KEY/.test(name) ? 'what it is now' : `"${environment[name]}"`;
  return `${name} cannot be ${value}: it must be ${explained[name] ?? 'set to a text'}.`;
}

function readSecretKeys(dataDir: string, given: string | undefined): Config['secretKeys'] {
  try {
    return loadSecretKeys(dataDir, given);
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    throw new ConfigFault('syscall' in cause ? `DATA_DIR cannot be used: ${cause.message}.` : cause.message, { cause });
  }
}

function readSealKey(env: z.output<typeof Environment>): Config['sealKey'] {
  const found = sealKeyOf(env);
  if (typeof found === 'string') throw new ConfigFault(found);
  return found;
}

function readSmsProvider(env: z.output<typeof Environment>): Config['sms'] {
  const found = smsProviderOf(env);
  if (typeof found === 'string') throw new ConfigFault(found);
  return found;
}

function readStripe(env: z.output<typeof Environment>): Config['stripe'] {
  const found = stripeOf(env);
  if (typeof found === 'string') throw new ConfigFault(found);
  return found;
}

function readAccounting(env: z.output<typeof Environment>): Config['accounting'] {
  const found = accountingOf(env);
  if (typeof found === 'string') throw new ConfigFault(found);
  return found;
}

function readEhf(env: z.output<typeof Environment>, demo: boolean): Config['ehf'] {
  const found = ehfOf(env, demo);
  if (typeof found === 'string') throw new ConfigFault(found);
  return found;
}

function oidcOf(env: z.output<typeof Environment>): Config['oidc'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer || !clientId || !clientSecret) {
    throw new ConfigFault(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all three, or none for the embedded provider.',
    );
  }
  return { issuer, clientId, clientSecret, accountUrl: env.OIDC_ACCOUNT_URL };
}

function signingIdentityOf(env: z.output<typeof Environment>): Config['signingIdentity'] {
  const { SIGNING_OIDC_ISSUER: issuer, SIGNING_OIDC_CLIENT_ID: clientId, SIGNING_OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer || !clientId || !clientSecret) {
    throw new ConfigFault(
      'SIGNING_OIDC_ISSUER, SIGNING_OIDC_CLIENT_ID and SIGNING_OIDC_CLIENT_SECRET belong together: set all three, or none to sign without electronic ID.',
    );
  }
  return { issuer, clientId, clientSecret, acrValues: env.SIGNING_OIDC_ACR.split(/\s+/).filter(Boolean), name: env.SIGNING_OIDC_NAME };
}

function sanityOf(env: z.output<typeof Environment>): Config['sanity'] {
  const projectId = env.SANITY_PROJECT_ID;
  if (!projectId) return undefined;
  const apiHost = env.SANITY_API_HOST?.replace(/\/+$/, '');
  const apiVersion = env.SANITY_API_VERSION.replace(/^v/, '');
  return { projectId, dataset: env.SANITY_DATASET, apiVersion, token: env.SANITY_TOKEN, apiHost };
}

function s3Of(env: z.output<typeof Environment>): Config['s3'] {
  const { S3_URL: url, S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!url && !bucket && !accessKeyId && !secretAccessKey) return undefined;
  if (!url || !bucket || !accessKeyId || !secretAccessKey) {
    throw new ConfigFault(
      'S3_URL, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all four, or none to keep files in DATA_DIR.',
    );
  }
  return { url, region, bucket, accessKeyId, secretAccessKey };
}

/** What the product cannot do with these settings although it starts; a sentence each, for the log of a production server. */
export function missingSettings({ smtpUrl, production }: Pick<Config, 'smtpUrl' | 'production'>): string[] {
  if (!production || smtpUrl !== undefined) return [];
  return ['SMTP_URL is not set: invitations, codes and notifications are kept in the outbox, and nobody gets a mail.'];
}

function isPlainAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:\/\/[^\s/\\?#@]+\/*$/i.test(url);
}

const namedNetworks: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** The lists that Fastify understands: addresses, networks such as 10.0.0.0/8, and names of private networks. */
function isProxyList(list: string): boolean {
  return list.split(',').every((entry) => {
    const [host = '', bits, ...rest] = entry.trim().split('/');
    if (bits === undefined) return isIP(host) !== 0 || namedNetworks.includes(host);
    const most = isIP(host) === 4 ? 32 : 128;
    return isIP(host) !== 0 && rest.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most;
  });
}

function refuseUnsafe(config: Config): void {
  const publicHost = new URL(config.publicUrl).hostname.replace(/^\[|\]$/g, '');
  if (config.demo && !isLoopback(config.host)) {
    throw new ConfigFault(
      `DEMO has sign-ins that everybody knows, so HOST must be a loopback address such as 127.0.0.1, not "${config.host}".`,
    );
  }
  if (config.demo && config.production) throw new ConfigFault('"npm run serve" is for production and has no demo: leave DEMO unset.');
  if (config.publicUrl.startsWith('http:') && !isLoopback(publicHost)) {
    throw new ConfigFault(
      'PUBLIC_URL must begin with https://: session cookies are not sent safely over http. Only loopback may use http.',
    );
  }
}
