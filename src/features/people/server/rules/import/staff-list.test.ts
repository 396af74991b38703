import { expect, test } from 'vitest';
import type { ImportField } from '../../../contract/entities-import.ts';
import { englishCsv, fictionalStaff, officeWorkbook, payrollCsv } from '../../../testing/staff-list.ts';
import type { PlanCircumstances } from './existing-person.ts';
import { planImport } from './plan-import.ts';
import { readList } from './read-list.ts';
import { readSheet } from '#kernel/server/sheets/rules/read-sheet.ts';

const staff = fictionalStaff(300);
const today = '2026-11-21';
const circumstances = (): PlanCircumstances => {
  let made = 0;
  return {
    today,
    allowSynthetic: true,
    importedBy: 'me',
    grantableRoles: new Set(),
    newId: () => `new-${++made}`,
    choices: { skip: new Set(), create: new Set(), leaveOutInvalid: false },
  };
};

test.each<[string, () => Promise<Uint8Array>, (ImportField | null)[]]>([
  [
    'an office workbook',
    () => officeWorkbook(staff),
    [
      'employeeNumber',
      'fullName',
      'emailAddress',
      'mobilePhoneNumber',
      'position',
      'department',
      'reportingTo',
      'startDate',
      'birthday',
      'positionCoverage',
      'salaryAmount',
      'socialSecurityNumber',
      'address.streetAddress',
      'address.postalCode',
      'address.city',
    ],
  ],
  [
    'a payroll list',
    async () => payrollCsv(staff),
    [
      'employeeNumber',
      'lastName',
      'firstName',
      'birthday',
      'startDate',
      'positionCoverage',
      'salaryAmount',
      'salaryAccountNumber',
      'department',
    ],
  ],
  [
    'an English export',
    async () => englishCsv(staff),
    [
      'employeeNumber',
      'firstName',
      'lastName',
      'emailAddress',
      'mobilePhoneNumber',
      'position',
      'department',
      'reportingTo',
      'startDate',
      'positionCoverage',
      'salaryAmount',
      'salaryInterval',
    ],
  ],
])('300 people from %s are read without a question', async (name, bytes, fields) => {
  const file = await readSheet(await bytes());
  if ('fault' in file) throw new Error(file.fault);
  const { columns, rows } = readList(file, { mapping: new Map(), order: undefined, today });
  expect(columns.map(({ field }) => field)).toEqual(fields);
  expect(columns.filter(({ needsOrder, confidence }) => needsOrder || confidence < 0.6)).toEqual([]);
  const plan = planImport(rows, [], circumstances());
  expect(plan.counts).toEqual({ create: 300, update: 0, unchanged: 0, skip: 0, refuse: 0 });
  for (const [index, person] of staff.entries()) {
    const row = plan.rows[index];
    const { firstName, lastName, startDate, percent } = person;
    const plain = name === 'a payroll list' ? { lastName: lastName.replace(/[Łł]/g, 'L') } : { firstName, lastName };
    expect(row?.values).toMatchObject({ ...plain, startDate, positionCoverage: percent, salaryCurrency: 'NOK' });
    if (fields.includes('birthday')) expect(row?.values.birthday).toBe(person.birthday);
    if (fields.includes('socialSecurityNumber')) expect(row?.values.socialSecurityNumber).toBe(person.nationalNumber);
    if (fields.includes('salaryAccountNumber')) expect(row?.values.salaryAccountNumber).toBe(person.account);
    if (fields.includes('reportingTo'))
      expect(row?.reportingToCompanyUserId).toBe(person.manager === undefined ? undefined : plan.rows[person.manager]?.companyUserId);
  }
});

test('the same people in three dialects are the same people', async () => {
  const planned = async (bytes: Uint8Array, people: Parameters<typeof planImport>[1]) => {
    const file = await readSheet(bytes);
    if ('fault' in file) throw new Error(file.fault);
    return planImport(readList(file, { mapping: new Map(), order: undefined, today }).rows, people, circumstances());
  };
  const first = await planned(await officeWorkbook(staff), []);
  const people = first.rows.map(({ companyUserId = '', values, reportingToCompanyUserId = null }) => ({
    id: companyUserId,
    version: 1,
    state: 'active' as const,
    isExternal: false,
    hasAccount: false,
    role: 'employee' as const,
    reportingToCompanyUserId,
    emergencyContacts: [],
    values: { phoneCountryCode: '+47', ...values },
  }));
  expect((await planned(await officeWorkbook(staff), people)).counts).toMatchObject({ unchanged: 300 });
  expect((await planned(payrollCsv(staff), people)).counts).toMatchObject({ create: 0, refuse: 0, update: 300 });
  expect((await planned(englishCsv(staff), people)).counts).toMatchObject({ create: 0, refuse: 0, unchanged: 300 });
});
