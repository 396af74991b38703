import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import { testDatabase } from '#kernel/testing/database.ts';
import { addStaff, writeContextFor, testCompany, testSecrets } from '../testing/staff.ts';
import { newRecord, withFields } from './person-record.ts';
import type { StoredPersonRecord } from './person-record.ts';
import { addRecords, changeRecords, readRecords } from './save-people.ts';
import { isEmailTaken } from './store-people.ts';

const { database } = await testDatabase();

const kari = {
  firstName: 'Kari',
  lastName: 'Ødegård',
  emailAddress: 'Kari@Fjordlys.no',
  salaryAmount: '650000.5',
  positionCoverage: 80,
  birthday: '1983-10-07',
  socialSecurityNumber: '01819012365',
  salaryAccountNumber: '86011117947',
  allergies: 'Nøtter',
  address: { streetAddress: 'Storgata 1', city: 'Oslo' },
  emergencyContacts: [{ fullName: 'Ola Ødegård', phoneCountryCode: '+47', phone: '91234567', relation: 'ektefelle' }],
};

async function one(company: Company, id: string): Promise<StoredPersonRecord> {
  const [person] = await readRecords(writeContextFor(company), [id]);
  return person ?? expect.fail('no such person');
}

test('keeps every field of a person', async () => {
  await database.forCompany(await testCompany(database), async (company) => {
    const [id = ''] = await addStaff(company, [kari]);
    expect(await one(company, id)).toMatchObject({
      id,
      state: 'active',
      role: 'employee',
      version: 1,
      isExternal: false,
      hasAccess: false,
      phoneCountryCode: '+47',
      firstName: 'Kari',
      emailAddress: 'Kari@Fjordlys.no',
      salaryAmount: '650000.50',
      positionCoverage: '80.00',
      birthday: '1983-10-07',
      socialSecurityNumber: '01819012365',
      salaryAccountNumber: '86011117947',
      allergies: 'Nøtter',
      city: 'Oslo',
      postalCode: null,
      emergencyContacts: kari.emergencyContacts,
    });
  });
});

test('seals what is sensitive, each value to its own place', async () => {
  await database.forCompany(await testCompany(database), async (company) => {
    const [first = '', second = ''] = await addStaff(company, [kari, { ...kari, emailAddress: null }]);
    const { rows } = await sql<{ text: string }>`
      select string_agg(company_user::text, '') || string_agg(company_user_secret::text, '') as text
      from company_user join company_user_secret using (company_id, id)
    `.execute(company.tx);
    expect(rows[0]?.text).not.toMatch(/01819012365|86011117947|Nøtter/);
    await sql`
      update company_user_secret moved set allergies = original.allergies from company_user_secret original
      where moved.id = ${second}::uuid and original.id = ${first}::uuid
    `.execute(company.tx);
    await expect(readRecords({ company, secrets: testSecrets }, [second])).rejects.toThrow();
  });
});

test('writes a thousand people, and a thousand changes, with a handful of statements', async () => {
  await database.forCompany(await testCompany(database), async (company) => {
    const people = Array.from({ length: 1000 }, (_unused, index) =>
      newRecord(newId(), 'employee', kari, { ...kari, emailAddress: `kari${index}@fjordlys.no` }),
    );
    const before = database.statements();
    await addRecords(writeContextFor(company), people);
    const pairs = people.map((person) => ({
      before: person,
      after: withFields(person, { department: 'Drift', allergies: null, emergencyContacts: [] }),
    }));
    await changeRecords(writeContextFor(company), pairs);
    expect(database.statements() - before).toBeLessThanOrEqual(9);
    expect(await one(company, people[999]?.id ?? '')).toMatchObject({
      department: 'Drift',
      allergies: null,
      emergencyContacts: [],
      version: 2,
    });
  });
});

test('refuses the same work e-mail twice, whatever its case, but only within a company', async () => {
  const companyId = await testCompany(database);
  await database.forCompany(companyId, (company) => addStaff(company, [kari]));
  await database.forCompany(await testCompany(database), (company) => addStaff(company, [kari]));
  const again = database.forCompany(companyId, (company) => addStaff(company, [{ ...kari, emailAddress: 'kari@fjordlys.NO' }]));
  expect(isEmailTaken(await again.catch((error: unknown) => error))).toBe(true);
});

test('keeps what position, department, manager and percentage were', async () => {
  await database.forCompany(await testCompany(database), async (company) => {
    const [id = ''] = await addStaff(company, [{ ...kari, position: 'Elektriker' }]);
    const before = await one(company, id);
    const promoted = withFields(before, { position: 'Montasjeleder' });
    await changeRecords(writeContextFor(company, new Date('2027-02-01T08:00:00Z')), [{ before, after: promoted }]);
    await changeRecords(writeContextFor(company, new Date('2027-03-01T08:00:00Z')), [
      { before: promoted, after: withFields(promoted, { team: 'Nord' }) },
    ]);
    const { rows } = await sql`
      select valid_from, position from company_user_history where company_user_id = ${id}::uuid order by valid_from
    `.execute(company.tx);
    expect(rows).toEqual([
      { valid_from: '2026-11-21', position: 'Elektriker' },
      { valid_from: '2027-02-01', position: 'Montasjeleder' },
    ]);
  });
});

test('is invisible to every other company', async () => {
  const [id = ''] = await database.forCompany(await testCompany(database), (company) => addStaff(company, [kari]));
  await database.forCompany(await testCompany(database), async (company) => {
    expect(await readRecords(writeContextFor(company), [id])).toEqual([]);
    const { rows } = await sql<{ count: number }>`select count(*) as count from company_user`.execute(company.tx);
    expect(rows[0]?.count).toBe(0);
  });
});
