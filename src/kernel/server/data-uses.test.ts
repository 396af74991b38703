import { expect, test } from 'vitest';
import { receiversOf } from './data-uses.ts';

const nothing = { smtpUrl: undefined, sms: undefined, s3: undefined, oidc: undefined, signingIdentity: undefined };
const oidc = { issuer: 'https://ID.example.no/realms/a', clientId: 'a', clientSecret: 'b', accountUrl: undefined };
const s3 = { url: 'https://s3.eu-north-1.amazonaws.com', region: 'eu-north-1', bucket: 'b', accessKeyId: 'a', secretAccessKey: 's' };
const sms = {
  kind: 'sveve',
  url: 'https://sveve.no/SMS/SendMessage',
  user: 'a',
  password: 'b',
  sender: 'Fjord',
  reportSecret: 'c',
} as const;
const signingIdentity = { issuer: 'https://eid.example.no', clientId: 'a', clientSecret: 'b', acrValues: [], name: 'BankID' };

test.each<[string, Parameters<typeof receiversOf>[0], [string, string][]]>([
  ['nothing', nothing, []],
  ['mail', { ...nothing, smtpUrl: 'smtps://user:secret@smtp.sendgrid.net:465' }, [['mail', 'smtp.sendgrid.net']]],
  ['mail of this machine', { ...nothing, smtpUrl: 'smtp://localhost:25' }, []],
  ['mail of this machine by number', { ...nothing, smtpUrl: 'smtp://127.0.1.1:25' }, []],
  ['mail of this machine by its new number', { ...nothing, smtpUrl: 'smtp://[::1]:25' }, []],
  ['text messages of this machine', { ...nothing, sms: { ...sms, url: 'http://127.0.0.1:9' } }, []],
  ['a server in the house', { ...nothing, smtpUrl: 'smtp://10.0.0.5' }, [['mail', '10.0.0.5']]],
  [
    'everything',
    { smtpUrl: 'smtp://post.no', sms, s3, oidc, signingIdentity },
    [
      ['mail', 'post.no'],
      ['sms', 'sveve.no'],
      ['storage', 's3.eu-north-1.amazonaws.com'],
      ['identityProvider', 'id.example.no'],
      ['electronicId', 'eid.example.no'],
    ],
  ],
])('%s', (_name, config, hosts) => {
  expect([...receiversOf(config)]).toEqual(hosts);
});
