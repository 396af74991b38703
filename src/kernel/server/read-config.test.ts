import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigFault, missingSettings, readConfig } from './read-config.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'samspill-config-'));
const start = { demo: true, production: false };
const serve = { demo: false, production: true };
const read = (variables: Record<string, string>, command = start) => readConfig({ DATA_DIR, ...variables }, command);

test('with nothing configured, everything is on this machine', () => {
  expect(read({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    preparedStatements: true,
    oidc: undefined,
    signingIdentity: undefined,
    smtpUrl: undefined,
    registryUrl: 'embedded',
    demo: true,
  });
});

test('production asks the real register and has no demo', () => {
  expect(read({}, serve)).toMatchObject({ demo: false, registryUrl: 'https://data.brreg.no/enhetsregisteret/api' });
});

test('an empty variable counts as not set', () => {
  expect(read({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined });
});

test.each(['127.0.0.1', 'loopback', '10.0.0.0/8, ::1', 'fc00::/7'])('takes the proxies %s', (list) => {
  expect(read({ TRUST_PROXY: list }, serve)).toMatchObject({ trustProxy: list });
});

test.each([
  ['HTTPS://HR.Example.no/', 'https://hr.example.no'],
  ['https://hr.example.no:443', 'https://hr.example.no'],
  ['https://hø.example.no', 'https://xn--h-5ga.example.no'],
  ['http://localhost:3000/', 'http://localhost:3000'],
])('writes the public address %s as browsers do', (given, publicUrl) => {
  expect(read({ PUBLIC_URL: given }, serve)).toMatchObject({ publicUrl });
});

test('takes the provider of electronic identities, with the classes that it must reach', () => {
  const given = { SIGNING_OIDC_ISSUER: 'https://id.example.no', SIGNING_OIDC_CLIENT_ID: 'a', SIGNING_OIDC_CLIENT_SECRET: 'b' };
  const settings = { issuer: 'https://id.example.no', clientId: 'a', clientSecret: 'b', name: 'BankID' };
  expect(read(given).signingIdentity).toEqual({ ...settings, acrValues: [] });
  const more = { SIGNING_OIDC_ACR: 'urn:high  idporten-loa-high', SIGNING_OIDC_NAME: 'ID-porten' };
  expect(read({ ...given, ...more }).signingIdentity).toEqual({
    ...settings,
    acrValues: ['urn:high', 'idporten-loa-high'],
    name: 'ID-porten',
  });
});

test('looks invoices’ recipients up in the network of production, and in the demo nowhere', () => {
  expect(read({ DEMO: '0' }).ehf).toEqual({ zone: 'participant.sml.prod.tech.peppol.org', accessPoint: undefined });
  expect(read({ DEMO: '1' }).ehf.zone).toBe('embedded');
  const given = { EHF_ZONE: 'sml.test.example', EHF_ACCESS_POINT_URL: 'https://ap.example.no/v1/', EHF_ACCESS_POINT_TOKEN: 't' };
  expect(read(given).ehf).toEqual({ zone: 'sml.test.example', accessPoint: { url: 'https://ap.example.no/v1', token: 't' } });
  expect(() => read({ EHF_ACCESS_POINT_TOKEN: 't' })).toThrow('belong together');
  expect(() => read({ ...given, EHF_ACCESS_POINT_URL: 'http://ap.example.no' })).toThrow('EHF_ACCESS_POINT_URL cannot be');
});

test('takes what the vendors of accounting systems know it by, with addresses of production or others', () => {
  expect(read({}).accounting).toEqual({
    tripletex: { url: 'https://tripletex.no/v2', consumerToken: undefined },
    poweroffice: undefined,
    unimicro: undefined,
  });
  const keys = {
    POWEROFFICE_APPLICATION_KEY: 'a',
    POWEROFFICE_SUBSCRIPTION_KEY: 's',
    UNIMICRO_CLIENT_ID: 'c',
    UNIMICRO_KEY_FILE: '/k.pem',
  };
  const given = { ...keys, TRIPLETEX_CONSUMER_TOKEN: 't', TRIPLETEX_URL: 'http://127.0.0.1:4000/', UNIMICRO_URL: 'http://[::1]:1' };
  expect(read(given).accounting).toEqual({
    tripletex: { url: 'http://127.0.0.1:4000', consumerToken: 't' },
    poweroffice: {
      url: 'https://goapi.poweroffice.net/v2',
      tokenUrl: 'https://goapi.poweroffice.net/OAuth/Token',
      applicationKey: 'a',
      subscriptionKey: 's',
    },
    unimicro: { url: 'http://[::1]:1', identityUrl: 'https://login.unimicro.no', clientId: 'c', keyFile: '/k.pem' },
  });
});

const gateway = { SMS_USER: 'fjord', SMS_PASSWORD: 'a/b', SMS_SENDER: 'Fjordlys' };

test('reads the gateway for text messages, with its usual address', () => {
  expect(read({}).sms).toBeUndefined();
  const common = { user: 'fjord', password: 'a/b', sender: 'Fjordlys' };
  expect(read({ ...gateway, SMS_GATEWAY: 'sveve' }).sms).toEqual({
    kind: 'sveve',
    url: 'https://sveve.no',
    ...common,
    reportSecret: undefined,
  });
  const secret = 'x'.repeat(32);
  expect(read({ ...gateway, SMS_GATEWAY: 'twilio', SMS_URL: 'https://sms.example.no/', SMS_REPORT_SECRET: secret }).sms).toEqual({
    kind: 'twilio',
    url: 'https://sms.example.no',
    ...common,
    reportSecret: secret,
  });
  const platform = { SMS_PLATFORM_ID: 'SMSC', SMS_PLATFORM_PARTNER_ID: '3000' };
  expect(read({ ...gateway, ...platform, SMS_GATEWAY: 'link' }).sms).toMatchObject({
    kind: 'link',
    url: 'https://wsx.sp247.net',
    platformId: 'SMSC',
  });
});

test('documents are sealed with a key of the operator, in files or at a service', () => {
  expect(read({})).toMatchObject({ sealKey: undefined, timeStampUrls: [] });
  expect(read({ SEAL_PKCS12_FILE: '/etc/seal.p12', TSA_URL: 'https://a.example.no, https://b.example.no/tsr' })).toMatchObject({
    sealKey: { kind: 'pkcs12', file: '/etc/seal.p12', password: '' },
    timeStampUrls: ['https://a.example.no', 'https://b.example.no/tsr'],
  });
  expect(read({ SEAL_KEY_FILE: 'k.pem', SEAL_CERTIFICATE_FILE: 'c.pem', SEAL_KEY_PASSWORD: 'x' })).toMatchObject({
    sealKey: { kind: 'pem', keyFile: 'k.pem', certificateFile: 'c.pem', password: 'x' },
  });
  const service = {
    SEAL_SERVICE_URL: 'https://sign.example.no/csc/v1/',
    SEAL_SERVICE_CLIENT_ID: 'samspill',
    SEAL_SERVICE_CLIENT_SECRET: 'secret',
    SEAL_SERVICE_CREDENTIAL: 'seal-1',
  };
  expect(read(service)).toMatchObject({ sealKey: { kind: 'service', url: 'https://sign.example.no/csc/v1', credentialId: 'seal-1' } });
});

test('production without mail is warned of', () => {
  expect(missingSettings(read({}, serve))).toEqual([expect.stringMatching(/^SMTP_URL is not set/)]);
  expect(missingSettings(read({ SMTP_URL: 'smtps://mail.example.no' }, serve))).toEqual([]);
  expect(missingSettings(read({}))).toEqual([]);
});

test('prepared statements are turned off for a pooler', () => {
  expect(read({ PREPARED_STATEMENTS: '0' })).toMatchObject({ preparedStatements: false });
});

describe('refuses in a sentence that names the setting', () => {
  test.each<[string, Record<string, string>, typeof start, RegExp]>([
    ['a port that is none', { PORT: 'x' }, start, /^PORT cannot be "x"/],
    [
      'a port at which no browser asks',
      { PORT: '4190' },
      start,
      /^PORT cannot be "4190": it must be a port number that browsers open, such as 3000/,
    ],
    [
      'a public address at such a port',
      { PUBLIC_URL: 'https://hr.example.no:6000' },
      serve,
      /^PUBLIC_URL cannot be .* at a port that browsers open/,
    ],
    ['a gateway nobody knows', { SMS_GATEWAY: 'pigeon' }, start, /^SMS_GATEWAY cannot be "pigeon": it must be sveve, link or twilio/],
    ['a gateway without password', { SMS_GATEWAY: 'sveve', SMS_USER: 'fjord' }, start, /^SMS_GATEWAY needs SMS_USER and SMS_PASSWORD/],
    ['a gateway without sender', { SMS_GATEWAY: 'sveve', SMS_USER: 'fjord', SMS_PASSWORD: 'x' }, start, /^SMS_GATEWAY needs SMS_SENDER/],
    ['a sender that telephones cannot show', { SMS_SENDER: 'Blåbær' }, start, /^SMS_SENDER cannot be "Blåbær"/],
    ['LINK Mobility without a platform', { ...gateway, SMS_GATEWAY: 'link' }, start, /^SMS_GATEWAY=link needs SMS_PLATFORM_ID/],
    [
      'an accounting system over http',
      { TRIPLETEX_URL: 'http://tripletex.no/v2' },
      start,
      /^TRIPLETEX_URL cannot be .*only loopback may use http/,
    ],
    [
      'half of the keys to PowerOffice',
      { POWEROFFICE_APPLICATION_KEY: 'a' },
      start,
      /^POWEROFFICE_APPLICATION_KEY and POWEROFFICE_SUBSCRIPTION_KEY/,
    ],
    ['a client of Uni Micro without a key', { UNIMICRO_CLIENT_ID: 'a' }, start, /^UNIMICRO_CLIENT_ID and UNIMICRO_KEY_FILE/],
    ['a short secret of reports', { SMS_REPORT_SECRET: 'x'.repeat(31) }, start, /^SMS_REPORT_SECRET cannot be what it is now/],
    ['a time-stamp server without scheme', { TSA_URL: 'tsa.example.no' }, start, /^TSA_URL cannot be what it is now/],
    ['a key without certificate', { SEAL_KEY_FILE: 'k.pem' }, start, /^SEAL_KEY_FILE and SEAL_CERTIFICATE_FILE belong together/],
    ['half a signing service', { SEAL_SERVICE_URL: 'https://s.example.no' }, start, /belong together: set all four/],
    [
      'two keys',
      { SEAL_PKCS12_FILE: 'a.p12', SEAL_KEY_FILE: 'k.pem', SEAL_CERTIFICATE_FILE: 'c.pem' },
      start,
      /^Documents are sealed with one key/,
    ],
    ['a public address without scheme', { PUBLIC_URL: 'hr.example.no' }, start, /^PUBLIC_URL/],
    ['a database of another kind', { DATABASE_URL: 'mysql://x' }, start, /^DATABASE_URL/],
    ['prepared statements by the dozen', { PREPARED_STATEMENTS: '12' }, start, /^PREPARED_STATEMENTS cannot be "12"/],
    ['a mail server that is no SMTP', { SMTP_URL: 'https://x' }, start, /^SMTP_URL/],
    ['half a provider', { OIDC_ISSUER: 'https://id.example' }, start, /belong together/],
    ['half a provider of electronic identities', { SIGNING_OIDC_CLIENT_ID: 'x' }, start, /^SIGNING_OIDC_ISSUER, .* belong together/],
    ['a demo that others reach', { HOST: '0.0.0.0' }, start, /^DEMO has sign-ins that everybody knows/],
    ['a demo in production', { DEMO: '1' }, serve, /no demo/],
    ['plain http beyond this machine', { PUBLIC_URL: 'http://hr.example.no' }, serve, /^PUBLIC_URL must begin with https/],
    [
      'a public address with a password',
      { PUBLIC_URL: 'https://kari:hemmelig@hr.example.no' },
      serve,
      /^PUBLIC_URL cannot be what it is now/,
    ],
    ['a public address with a query', { PUBLIC_URL: 'https://hr.example.no/?a=1' }, serve, /^PUBLIC_URL/],
    ['proxies that are no addresses', { TRUST_PROXY: 'true' }, serve, /^TRUST_PROXY cannot be "true": it must be the addresses/],
    ['a network that is none', { TRUST_PROXY: '127.0.0.1, 10.0.0.0/33' }, serve, /^TRUST_PROXY/],
    ['a network that is everybody', { TRUST_PROXY: '0.0.0.0/0' }, serve, /^TRUST_PROXY/],
    ['plain http in capitals', { PUBLIC_URL: 'HTTP://hr.example.no' }, serve, /^PUBLIC_URL must begin with https/],
    ['a public address with a path', { PUBLIC_URL: 'https://hr.example.no/hr' }, serve, /^PUBLIC_URL/],
    ['a public address with an empty query', { PUBLIC_URL: 'https://hr.example.no/?' }, serve, /^PUBLIC_URL/],
    ['a public address with an empty fragment', { PUBLIC_URL: 'https://hr.example.no/#' }, serve, /^PUBLIC_URL/],
    ['a public address with an empty name', { PUBLIC_URL: 'https://@hr.example.no' }, serve, /^PUBLIC_URL/],
    ['keys that are none', { SECRET_KEYS: 'a:short' }, start, /SECRET_KEYS/],
    ['a data folder that is a file', { DATA_DIR: import.meta.filename }, start, /^DATA_DIR cannot be used: ENOTDIR/],
  ])('%s', (_, variables, command, message) => {
    const wrong = (() => {
      try {
        return read(variables, command);
      } catch (error) {
        return error;
      }
    })();
    expect(wrong).toBeInstanceOf(ConfigFault);
    expect(String(wrong).replace('ConfigFault: ', '')).toMatch(message);
  });

  test('without quoting what may be secret', () => {
    const fault = (() => {
      try {
        read({ DATABASE_URL: 'mysql://user:hemmelig@db' });
      } catch (error) {
        return error;
      }
      return undefined;
    })();
    expect(fault).toBeInstanceOf(ConfigFault);
    expect(String(fault)).not.toContain('hemmelig');
  });
});
