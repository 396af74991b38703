import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#kernel/testing/database.ts';
import { newId } from '#kernel/server/id.ts';
import { claimRegistryNumber, findCompany, insertAcceptances, insertCompany, isRegistered, startCompany } from './store.ts';

const { database } = await testDatabase();

const at = new Date('2026-11-21T10:00:00Z');
const fields = {
  name: 'Fjordlys Regnskap AS',
  address: { streetAddress: 'Strandgaten 18', postalCode: '5013', city: 'Bergen', country: 'NO' },
  secondaryStreetAddress: null,
  province: null,
  numberOfEmployees: 34,
  purposeDescription: null,
  mobileCountryCode: '+47',
  mobilePhone: '90123456',
  partnerId: null,
  language: 'no' as const,
  createdAt: at,
};

/** Registers a company under this number; undefined when the number is taken. */
async function register(registryId: string): Promise<number | undefined> {
  return database
    .transaction(async (unit) => {
      const company = await startCompany(unit, database);
      await insertCompany(company, { ...fields, registryId });
      if (!(await claimRegistryNumber(company, registryId))) throw new Error('taken');
      return company.id;
    })
    .catch((error: unknown) => {
      if (error instanceof Error && error.message === 'taken') return undefined;
      throw error;
    });
}

describe('a company', () => {
  test('is found with the settings every new company has', async () => {
    const id = await register('123456785');
    const row = await database.forCompany(id ?? 0, findCompany);
    expect(row).toMatchObject({
      company_id: id,
      name: fields.name,
      time_zone: 'Europe/Oslo',
      features_off: [],
      version: 1,
      created_at: at,
    });
  });

  test('is invisible to another company and to nobody’s transaction', async () => {
    await register('311234560');
    const other = await register('310000019');
    const row = await database.forCompany(other ?? 0, findCompany);
    expect(row.registry_id).toBe('310000019');
    await expect(database.transaction((unit) => findCompany({ ...unit, id: other ?? 0 }))).rejects.toThrow('no result');
  });

  test('cannot be written as another company', async () => {
    const id = await register('312500000');
    const forged = database.forCompany(id ?? 0, (company) => insertCompany({ ...company, id: 999_999 }, { ...fields, registryId: '1' }));
    await expect(forged).rejects.toThrow('row-level security');
  });

  test('has its organisation number alone, also when two come at once', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => register('987654325')));
    expect(ids.filter((id) => id !== undefined)).toHaveLength(1);
    expect(await database.transaction((unit) => isRegistered(unit, '987654325'))).toBe(true);
    expect(await database.transaction((unit) => isRegistered(unit, '923609016'))).toBe(false);
  });

  test('keeps which versions were accepted', async () => {
    const id = await register('313103102');
    const rows = await database.forCompany(id ?? 0, async (company) => {
      await insertAcceptances(company, [{ document: 'privacyStatement', version: '2026-11-21' }], { accountId: newId(), at });
      return sql`select document, document_version, accepted_at from company_acceptance`.execute(company.tx);
    });
    expect(rows.rows).toEqual([{ document: 'privacyStatement', document_version: '2026-11-21', accepted_at: at }]);
  });
});
