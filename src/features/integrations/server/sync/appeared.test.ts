import { expect, test } from 'vitest';
import { createCompanyUser } from '#features/people/contract/endpoints.ts';
import type { StaffMember } from '#features/people/testing/staff.ts';
import { add } from '#kernel/server/registers.ts';
import { testServer } from '#testing/server.ts';
import { comparisonOf, syncOf } from '../../testing/connected-company.ts';
import { inMemoryProvider } from '../../testing/in-memory-provider.ts';
import { everybody, outcomesOf, syncTools } from '../../testing/sync-tools.ts';
import type { ExternalFields } from '../accounting/provider.ts';
import { standInProviders } from '../connections/providers.ts';

const tripletex = inMemoryProvider('tripletex');
const server = await testServer({}, [add(standInProviders, tripletex)]);
const { connected } = syncTools(server, tripletex);
const eva = { firstName: 'Eva', lastName: 'Li' };
const number = '01819012365';

test.each<[string, ExternalFields, StaffMember, string]>([
  [
    'employee number and last name',
    { ...eva, employeeNumber: '31' },
    { firstName: 'E', lastName: 'Li', employeeNumber: '0031' },
    'skipped appeared',
  ],
  [
    'work e-mail and a name',
    { ...eva, emailAddress: 'Eva@firma.no' },
    { ...eva, lastName: 'Dahl', emailAddress: 'eva@firma.no' },
    'skipped appeared',
  ],
  [
    'national number',
    { ...eva, socialSecurityNumber: number },
    { firstName: 'Ny', lastName: 'Vik', socialSecurityNumber: number },
    'skipped appeared',
  ],
  [
    'a mailbox alone',
    { ...eva, emailAddress: 'post@firma.no' },
    { firstName: 'Ny', lastName: 'Vik', emailAddress: 'post@firma.no' },
    'failed emailTaken',
  ],
  ['a number alone', { ...eva, employeeNumber: '31' }, { firstName: 'Ny', lastName: 'Vik', employeeNumber: '31' }, 'added'],
  ['nothing', { ...eva, socialSecurityNumber: number }, { firstName: 'Ny', lastName: 'Vik', socialSecurityNumber: '29849610021' }, 'added'],
])('somebody who was added here since with the same %s', async (_sign, theirs, ours, fate) => {
  const company = await connected();
  tripletex.add(theirs);
  const compared = await comparisonOf(server, company);
  const { companyId, admin } = company;
  expect((await admin.call(createCompanyUser, { body: { companyId, role: 'employee', ...ours } })).status).toBe(200);
  const sync = await syncOf(server, company, { ...everybody(compared, company), addToExternalCompanyUserIds: [] });
  expect(outcomesOf(sync)).toEqual([`addHere Eva Li ${fate}`]);
});

test.each<[string, StaffMember, ExternalFields, string]>([
  [
    'work e-mail and a name',
    { ...eva, emailAddress: 'eva@firma.no' },
    { ...eva, lastName: 'Dahl', emailAddress: 'eva@firma.no' },
    'skipped appeared',
  ],
  [
    'national number',
    { ...eva, socialSecurityNumber: number },
    { firstName: 'Ny', lastName: 'Vik', socialSecurityNumber: number },
    'skipped appeared',
  ],
  ['nothing', eva, { firstName: 'Eva', lastName: 'Vik' }, 'added'],
])('somebody who was added there since with the same %s', async (_sign, ours, theirs, fate) => {
  const company = await connected(ours);
  const compared = await comparisonOf(server, company);
  tripletex.add(theirs);
  const sync = await syncOf(server, company, everybody(compared, company));
  expect(outcomesOf(sync)).toEqual([`addThere Eva Li ${fate}`]);
});
