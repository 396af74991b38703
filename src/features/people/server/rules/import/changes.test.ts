import { describe, expect, test } from 'vitest';
import { person } from '../../../testing/plan-of.ts';
import { changesOf, contactChanges, contactsWith } from './changes.ts';
import type { Values } from './read-cell.ts';

describe('values that differ', () => {
  const changed = (values: Values, stored: Values) =>
    changesOf(values, person('a', stored)).map(({ field, before, after }) => [field, before, after]);

  test.each<[string, Values, Values, unknown[]]>([
    ['a new value', { department: 'Drift' }, {}, [['department', null, 'Drift']]],
    ['another value', { department: 'Drift' }, { department: 'Salg' }, [['department', 'Salg', 'Drift']]],
    ['the same value', { department: 'Salg' }, { department: 'Salg' }, []],
    ['another case', { department: 'SALG' }, { department: 'Salg' }, [['department', 'Salg', 'SALG']]],
    [
      'an address in another case',
      { emailAddress: 'KARI@x.no', secondaryEmail: 'K@x.no' },
      { emailAddress: 'kari@x.no', secondaryEmail: 'k@X.no' },
      [],
    ],
    ['an address with its domain in punycode', { emailAddress: 'kari@xn--blbr-roah.no' }, { emailAddress: 'kari@blåbær.no' }, []],
    ['the same amount', { salaryAmount: '650000', positionCoverage: 80 }, { salaryAmount: '650000.00', positionCoverage: '80.00' }, []],
    [
      'another amount',
      { salaryAmount: '650000', positionCoverage: 0 },
      { salaryAmount: '1', positionCoverage: 80 },
      [
        ['positionCoverage', 80, 0],
        ['salaryAmount', '1', '650000'],
      ],
    ],
    ['zero where nothing was', { positionCoverage: 0 }, {}, [['positionCoverage', null, 0]]],
    ['a number whose zeros a spreadsheet dropped', { employeeNumber: '12' }, { employeeNumber: '0012' }, []],
    ['fewer zeros than dropped', { employeeNumber: '012' }, { employeeNumber: '0012' }, [['employeeNumber', '0012', '012']]],
    ['other digits of a number', { employeeNumber: '012' }, { employeeNumber: '12' }, [['employeeNumber', '12', '012']]],
    [
      'names, managers and contacts, which are written otherwise',
      {
        fullName: 'K',
        reportingTo: 'B',
        'emergencyContact.fullName': 'O',
        'emergencyContact.phone': '1',
        'emergencyContact.relation': 'x',
      },
      {},
      [],
    ],
  ])('%s', (_name, values, stored, changes) => {
    expect(changed(values, stored)).toEqual(changes);
  });

  test('of a new person everything is written', () => {
    expect(changesOf({ lastName: 'Li', firstName: 'Ann' }, undefined)).toEqual([
      { field: 'firstName', before: null, after: 'Ann' },
      { field: 'lastName', before: null, after: 'Li' },
    ]);
  });
});

describe('emergency contacts', () => {
  const far = { fullName: 'Ola Hansen', phoneCountryCode: '+47', phone: '90000000', relation: 'Far' };
  const mor = { fullName: 'Eva Hansen', phoneCountryCode: '+47', phone: '90000001', relation: null };

  test('a new one joins the others, and changes everything', () => {
    const contact = { fullName: 'Per Moe', phoneCountryCode: '+46', phone: '701234567', relation: null };
    expect(contactsWith(contact, [far, mor])).toEqual([far, mor, contact]);
    expect(contactChanges(contact, [far, mor])).toEqual([
      { field: 'emergencyContact.fullName', before: null, after: 'Per Moe' },
      { field: 'emergencyContact.phone', before: null, after: '+46 701234567' },
    ]);
  });

  test('one of the same name is replaced where it stands, and keeps a relation that the list does not give', () => {
    const contact = { fullName: 'OLA HANSEN', phoneCountryCode: '+47', phone: '91111111', relation: null };
    expect(contactsWith(contact, [far, mor])).toEqual([{ ...contact, relation: 'Far' }, mor]);
    expect(contactChanges(contact, [far, mor])).toEqual([
      { field: 'emergencyContact.fullName', before: 'Ola Hansen', after: 'OLA HANSEN' },
      { field: 'emergencyContact.phone', before: '+47 90000000', after: '+47 91111111' },
    ]);
    expect(contactChanges({ ...mor, relation: 'Mor' }, [far, mor])).toEqual([
      { field: 'emergencyContact.relation', before: null, after: 'Mor' },
    ]);
    expect(contactsWith({ ...far, relation: 'Onkel' }, [far])).toEqual([{ ...far, relation: 'Onkel' }]);
  });

  test('the same contact changes nothing, but for its country', () => {
    expect(contactChanges(far, [far])).toEqual([]);
    expect(contactChanges({ ...far, phoneCountryCode: '+46' }, [far])).toEqual([
      { field: 'emergencyContact.phone', before: '+47 90000000', after: '+46 90000000' },
    ]);
  });
});
