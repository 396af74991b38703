import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failingUnit, failingName, startRegistry } from '../testing/registry.ts';
import type { RegistryServer } from '../testing/registry.ts';
import { registryAt, searchBusinessRegister } from './registry.ts';

let server: RegistryServer;
beforeAll(async () => (server = await startRegistry()));
afterAll(() => server.close());

/** Only the server that never answers is worth a short timeout. */
const patience = (number: string) => (number === failingUnit.silent ? 300 : 60_000);
const ask = (number: string) => registryAt(server.address, patience(number))(number);

describe('the business register', () => {
  test('is asked for version 2 at the number of the unit', async () => {
    await ask('123456785');
    expect(server.asked.at(-1)).toEqual({
      path: '/enhetsregisteret/api/enheter/123456785',
      accept: expect.stringContaining('application/vnd.brreg.enhetsregisteret.enhet.v2+json'),
    });
  });

  test('fills in what it knows of a company', async () => {
    expect(await ask('310000019')).toEqual({
      kind: 'found',
      isBeingWoundUp: false,
      company: {
        registryId: '310000019',
        name: 'ÅSGÅRD OG DØTRE ENTREPRENØR AS',
        address: { streetAddress: 'Kongens gate 41', postalCode: '7012', city: 'Trondheim', country: 'NO' },
        secondaryStreetAddress: 'c/o Kontorfellesskapet',
        province: 'Trøndelag',
        numberOfEmployees: 212,
        purposeDescription: 'Bygg- og anleggsvirksomhet.',
        mobilePhone: null,
      },
    });
  });

  test.each([
    ['a company that is being wound up', '311234560', { kind: 'found', isBeingWoundUp: true }],
    ['a bankrupt company', '312500000', { kind: 'bankrupt' }],
    ['a deleted company, which is still answered with 200', '313103102', { kind: 'deleted' }],
    ['a company removed for legal reasons', failingUnit.removed, { kind: 'deleted' }],
    ['an unknown number', '923609016', { kind: 'unknown' }],
    ['a refused number', failingUnit.refused, { kind: 'invalid', message: `Organisasjonsnummeret ${failingUnit.refused} er ikke gyldig` }],
    ['a fault of its own', failingUnit.broken, { kind: 'unavailable', reason: 'status 500' }],
    ['silence', failingUnit.silent, { kind: 'unavailable' }],
    ['something that is not a unit', failingUnit.garbage, { kind: 'unavailable' }],
    ['another unit than the one asked for', failingUnit.another, { kind: 'unavailable' }],
  ])('tells %s', async (_name, number, answer) => {
    expect(await ask(number)).toMatchObject(answer);
  });

  test('that cannot be reached is unavailable', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => free.once('listening', resolve));
    // A listening TCP server has a socket address.
    const { port } = free.address() as AddressInfo;
    await new Promise((resolve) => free.close(resolve));
    expect(await registryAt(`http://127.0.0.1:${port}`)('123456785')).toMatchObject({ kind: 'unavailable' });
  });

  test('has a stand-in without a network', async () => {
    expect(await registryAt('embedded')('987654325')).toMatchObject({ kind: 'found', company: { name: 'NORDLAND TREVARE AS' } });
    expect(await registryAt('embedded')('923609016')).toEqual({ kind: 'unknown' });
  });
});

describe('a search by name', () => {
  const search = (registryUrl: string, text: string) =>
    searchBusinessRegister({ config: { registryUrl }, log: { warn: () => undefined } } as never, text, 5);

  test.each([
    ['finds names with the words', 'fjordlys', ['123456785']],
    ['tells who is bankrupt', 'gamle lykter', ['312500000']],
    ['finds nothing', 'sildesalat', []],
  ])('%s', async (_name, text, expected) => {
    for (const address of [server.address, 'embedded'])
      expect((await search(address, text))?.map(({ registryId }) => registryId)).toEqual(expected);
  });

  test('asks for names by the register’s own parameters, and keeps what each unit is', async () => {
    expect(await search(server.address, 'vintersol')).toEqual([
      { registryId: '313103102', answer: { kind: 'deleted', name: 'VINTERSOL REISER AS' } },
    ]);
    expect(server.asked.at(-1)?.path).toBe('/enhetsregisteret/api/enheter?navn=vintersol&size=5');
  });

  test('is unanswered when the register fails', async () => {
    expect(await search(server.address, failingName)).toBeUndefined();
  });
});
