import { describe, expect, test } from 'vitest';
import type { Tested } from '../accounting/provider.ts';
import { validateKey, opensSameCompany, type KeyChoices } from './validate-key.ts';

const sales = { id: '1', name: 'Salg' };
const storage = { id: '2', name: 'Lager' };
const client = { id: '42', name: 'Fjord og Fjell AS' };
const plain: Tested = { companyName: 'Fjord', registryId: '987654325', missingPrivileges: [], clients: [], departments: [] };
const nothingToChoose = { companyName: 'Fjord', clients: [], departments: [], isOtherCompany: false };

describe('a key that works', () => {
  test.each<[string, Partial<Tested>, Partial<KeyChoices>, object]>([
    ['is kept without choices where there are none', {}, {}, { kind: 'complete', department: null }],
    ['gets the only department', { departments: [sales] }, {}, { kind: 'complete', department: sales }],
    ['gets no department by choice', { departments: [sales] }, { departmentId: null }, { kind: 'complete', department: null }],
    [
      'asks for one of two departments',
      { departments: [sales, storage] },
      {},
      { kind: 'choose', ...nothingToChoose, departments: [sales, storage] },
    ],
    ['gets the chosen department', { departments: [sales, storage] }, { departmentId: '2' }, { kind: 'complete', department: storage }],
    [
      'is refused with a department that is not there',
      { departments: [sales] },
      { departmentId: '9' },
      { kind: 'refused', code: 'integrations.DepartmentNotFound' },
    ],
    [
      'of an accountant asks for the client before anything else',
      { clients: [client], departments: [sales, storage], registryId: '123456785' },
      {},
      { kind: 'choose', ...nothingToChoose, clients: [client] },
    ],
    ['of an accountant is kept with a client', { clients: [client] }, { clientId: '42' }, { kind: 'complete', department: null }],
    [
      'of an accountant is refused with a client that is not theirs',
      { clients: [client] },
      { clientId: '43' },
      { kind: 'refused', code: 'integrations.ClientNotFound' },
    ],
    ['of another company must be meant', { registryId: '123456785' }, {}, { kind: 'choose', ...nothingToChoose, isOtherCompany: true }],
    [
      'of another company is kept when it is meant',
      { registryId: '123456785' },
      { isOtherCompanyMeant: true },
      { kind: 'complete', department: null },
    ],
    ['of a company without number is kept', { registryId: null }, {}, { kind: 'complete', department: null }],
    ['of the same number written apart is kept', { registryId: '987 654 325' }, {}, { kind: 'complete', department: null }],
  ])('%s', (_what, tested, choices, judged) => {
    expect(validateKey({ ...plain, ...tested }, { isOtherCompanyMeant: false, ...choices }, '987654325')).toEqual(judged);
  });
});

describe('a new key', () => {
  test.each<[string, { companyName: string; registryId: string | null }, boolean]>([
    ['with the same number opens the same company, whatever its name', { companyName: 'Nytt navn', registryId: '987654325' }, true],
    ['with another number opens another company, whatever its name', { companyName: 'Fjord', registryId: '123456785' }, false],
    ['without a number opens the same company by its name', { companyName: 'FJORD ', registryId: null }, true],
    ['without a number opens another company by another name', { companyName: 'Fjell', registryId: null }, false],
  ])('%s', (_what, tested, isSame) => {
    expect(opensSameCompany(plain, tested)).toBe(isSame);
  });
});
