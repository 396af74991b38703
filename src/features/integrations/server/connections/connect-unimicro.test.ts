import { describe, expect, test } from 'vitest';
import { updateCompanyDetails } from '#features/company/contract/endpoints.ts';
import { freshRegistryId, registration } from '#features/company/testing/registration.ts';
import { deliverQueuedMail } from '#kernel/server/mail/deliver-mail.ts';
import type { Caller, TestAnswer } from '#testing/caller.ts';
import { logLines } from '#testing/log-lines.ts';
import { mailServer } from '#kernel/testing/mail-server.ts';
import { testServer } from '#testing/server.ts';
import { connectUniMicro, disconnectUniMicro, getAdminEmails, sendOtp } from '../../contract/endpoints-connections.ts';
import { getIntegrations } from '../../contract/endpoints-overview.ts';
import { setUpKeySystems } from '../../testing/key-systems.ts';
import { noteFailure } from './note-tries.ts';
import { openConnection } from './open-connection.ts';

const { smtpUrl, received } = await mailServer();
const server = await testServer({ smtpUrl });
const { clock, database, services } = server;
const { opens, directory } = setUpKeySystems(server);
opens.set('company-key', {});

const provider = 'unimicro';
const form = (rest: object = {}) => ({ body: { provider, ...rest }, files: [] });
const codesOf = ({ status, codes }: TestAnswer) => [status, ...codes];
const later = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString());

async function company(administrators: readonly string[] = ['kari@firma.no', 'Ola.Lie@firma.no']) {
  const made = await server.newCompany();
  directory.set(String(900_000_000 + made.companyId), { key: 'company-key', companyName: 'Fjord og Fjell AS', administrators });
  return made;
}
async function sealed(who: Caller): Promise<string[]> {
  const { adminEmails } = getAdminEmails.answer.parse((await who.call(getAdminEmails, form())).json);
  return adminEmails.map(({ encryptedAdminEmailAddress }) => encryptedAdminEmailAddress);
}
const send = (who: Caller, encryptedAdminEmailAddress: string | undefined, language = 'no') =>
  who.call(sendOtp, form({ encryptedAdminEmailAddress }), { 'accept-language': language });
/** Mails a code to the first administrator, and reads it there. */
async function mailed(who: Caller): Promise<string> {
  await send(who, (await sealed(who))[0]);
  await deliverQueuedMail(services);
  const codes = received.flatMap(({ subject = '' }) => /\d{6}/.exec(subject) ?? []);
  return codes.at(-1) ?? '';
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const connect = (who: Caller, otp: string) => who.call(connectUniMicro, form({ otp }));

describe('Uni Micro', () => {
  test('is connected by the code that an administrator was mailed', async () => {
    const { admin, companyId } = await company();
    const answer = await admin.call(getAdminEmails, form());
    expect(answer.json).toMatchObject({
      companyName: 'Fjord og Fjell AS',
      adminEmails: [{ maskedEmailAddress: 'k•••@firma.no' }, { maskedEmailAddress: 'O•••@firma.no' }],
    });
    expect(answer.bytes.toString()).not.toMatch(/kari@|company-key/);
    const code = await mailed(admin);
    expect(received.at(-1)).toMatchObject({
      to: [{ address: 'kari@firma.no' }],
      subject: `${code} er koden din for å koble til Uni Micro`,
    });
    expect(received.at(-1)?.text).toContain('Kari Nordmann vil koble Fjord og Fjell AS i Uni Micro til Samspill.');
    expect((await connect(admin, code)).json).toMatchObject({ state: 'connected', integration: { provider, isConnected: true } });
    const opened = await database.forCompany(companyId, (unit) => openConnection({ company: unit, services }, provider));
    expect(opened?.credentials).toEqual({ key: 'company-key', consumerToken: null, clientId: null });
    const lines = (await logLines(admin)).map(({ sentence }) => sentence);
    expect(lines).toEqual([
      'Kari Nordmann koblet til Uni Micro',
      'Kari Nordmann sendte en kode for å koble til Uni Micro',
      'Kari Nordmann slo opp administratorene i Uni Micro',
      'Kari Nordmann slo opp administratorene i Uni Micro',
    ]);
    expect(codesOf(await admin.call(getAdminEmails, form()))).toEqual([409, 'integrations.ConnectionAlreadyExists']);
    expect(codesOf(await admin.call(disconnectUniMicro, form()))).toEqual([200]);
    expect(codesOf(await connect(admin, code))).toEqual([400, 'authentication.OtpExpired']);
  });

  test('is connected anew once it is shut out there, to the same company only', async () => {
    const { admin, companyId } = await company();
    await connect(admin, await mailed(admin));
    const shut = () =>
      database.forCompany(companyId, async (unit) => {
        const connection = await openConnection({ company: unit, services }, provider);
        if (!connection) throw new Error('It is not connected');
        await noteFailure({ company: unit, services, connection }, 'noPermission');
      });
    await shut();
    expect(codesOf(await admin.call(getAdminEmails, form()))).toEqual([409, 'integrations.ConnectionAlreadyExists']);
    await shut();
    const code = await mailed(admin);
    opens.set('company-key', { companyName: 'Andres AS' });
    expect(codesOf(await connect(admin, code))).toEqual([409, 'integrations.CouldNotUpdateConnection']);
    opens.set('company-key', {});
    expect((await connect(admin, code)).json).toMatchObject({ state: 'connected', integration: { provider, state: 'ok' } });
    expect((await logLines(admin))[0]?.sentence).toBe('Kari Nordmann koblet til Uni Micro');
    expect(codesOf(await admin.call(getAdminEmails, form()))).toEqual([409, 'integrations.ConnectionAlreadyExists']);
  });

  test('mails in the language of who asks', async () => {
    const { admin } = await company();
    await send(admin, (await sealed(admin))[0], 'en');
    await deliverQueuedMail(services);
    expect(received.at(-1)?.subject).toMatch(/^\d{6} is your code to connect Uni Micro$/);
  });

  test('is not found without administrators, or where the installation does not see the company', async () => {
    const { admin } = await company([]);
    expect(codesOf(await admin.call(getAdminEmails, form()))).toEqual([404, 'integrations.NoAdministratorFound']);
    const unseen = await server.newCompany();
    expect(codesOf(await unseen.admin.call(getAdminEmails, form()))).toEqual([404, 'integrations.NoAdministratorFound']);
    directory.set(String(900_000_000 + unseen.companyId), 'invalidKey');
    expect(codesOf(await unseen.admin.call(getAdminEmails, form()))).toEqual([503, 'integrations.ProviderUnavailable']);
  });

  test('mails no address that was sealed for another account or company, or more than 15 minutes ago', async () => {
    const { admin, person } = await company();
    const colleague = await person('hradmin');
    const other = await company();
    const [address] = await sealed(admin);
    expect(codesOf(await send(colleague, address))).toEqual([400, 'integrations.AddressExpired']);
    expect(codesOf(await send(other.admin, address))).toEqual([400, 'integrations.AddressExpired']);
    expect(codesOf(await send(admin, 'kari@firma.no'))).toEqual([400, 'integrations.AddressExpired']);
    later(14.9);
    expect(codesOf(await send(admin, address))).toEqual([200]);
    later(0.1);
    expect(codesOf(await send(admin, address))).toEqual([400, 'integrations.AddressExpired']);
  });

  test('neither mails nor takes a code for a company whose number came after it was looked up', async () => {
    const { admin } = await company(['kari@egen.no']);
    const [address] = await sealed(admin);
    const code = await mailed(admin);
    const registryId = freshRegistryId();
    directory.set(registryId, { key: 'key-of-others', companyName: 'Andres AS', administrators: ['eier@andre.no'] });
    opens.set('key-of-others', {});
    const renamed = await admin.call(updateCompanyDetails, { body: { company: registration({ registryId }).company } });
    expect(codesOf(renamed)).toEqual([200]);
    expect(codesOf(await send(admin, address))).toEqual([400, 'integrations.AddressExpired']);
    expect(codesOf(await connect(admin, code))).toEqual([400, 'authentication.WrongOtp']);
  });

  test('is looked up five times a day, and mails three codes an hour', async () => {
    const { admin } = await company();
    const [address] = await sealed(admin);
    for (let number = 0; number < 4; number += 1) await sealed(admin);
    expect(codesOf(await admin.call(getAdminEmails, form()))).toEqual([429, 'common.TooManyRequests']);
    for (let number = 0; number < 3; number += 1) expect((await send(admin, address)).status).toBe(200);
    expect(codesOf(await send(admin, address))).toEqual([429, 'common.TooManyRequests']);
  });
});

describe('a code', () => {
  test('is refused when it is wrong, and has expired after five tries', async () => {
    const { admin } = await company();
    const code = await mailed(admin);
    for (let number = 0; number < 4; number += 1)
      expect(codesOf(await connect(admin, wrong(code)))).toEqual([400, 'authentication.WrongOtp']);
    expect(codesOf(await connect(admin, wrong(code)))).toEqual([400, 'authentication.OtpExpired']);
    expect(codesOf(await connect(admin, code))).toEqual([400, 'authentication.OtpExpired']);
  });

  test('is valid for ten minutes, for the account that asked', async () => {
    const { admin, person } = await company();
    const code = await mailed(admin);
    expect(codesOf(await connect(await person('hradmin'), code))).toEqual([400, 'authentication.OtpExpired']);
    later(10);
    expect(codesOf(await connect(admin, code))).toEqual([400, 'authentication.OtpExpired']);
  });

  test('is replaced by the next one', async () => {
    const { admin } = await company();
    const first = await mailed(admin);
    const second = await mailed(admin);
    if (first !== second) expect(codesOf(await connect(admin, first))).toEqual([400, 'authentication.WrongOtp']);
    expect(codesOf(await connect(admin, second))).toEqual([200]);
  });

  test('stays valid when Uni Micro does not answer just then', async () => {
    const { admin, companyId } = await company();
    const code = await mailed(admin);
    const place = String(900_000_000 + companyId);
    const found = directory.get(place);
    directory.set(place, 'unavailable');
    expect(codesOf(await connect(admin, code))).toEqual([503, 'integrations.ProviderUnavailable']);
    if (found) directory.set(place, found);
    expect(codesOf(await connect(admin, code))).toEqual([200]);
  });
});

test('a system that the installation has not set up is not available', async () => {
  const { admin, person } = await company();
  setUpKeySystems(server, ['tripletex']);
  const { integrations } = getIntegrations.answer.parse((await admin.call(getIntegrations)).json);
  expect(integrations.map((one) => [one.provider, one.isAvailable]).slice(0, 3)).toEqual([
    ['poweroffice', false],
    ['tripletex', true],
    ['unimicro', false],
  ]);
  expect(codesOf(await admin.call(getAdminEmails, form()))).toEqual([503, 'integrations.ProviderUnavailable']);
  expect(codesOf(await (await person('accountant')).call(getAdminEmails, form()))).toEqual([403, 'common.Forbidden']);
});
