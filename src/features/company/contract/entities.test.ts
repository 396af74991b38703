import { describe, expect, test } from 'vitest';
import { fieldErrorsOf } from '#kernel/contract/errors.ts';
import { Acceptances, CompanyRegistration, withPhone } from './entities.ts';

const complete = {
  registryId: 'NO 123 456 785 MVA',
  name: ' Fjordlys Regnskap AS ',
  address: { streetAddress: 'Strandgaten 18 B, 2. etg.', postalCode: '5013', city: 'Bergen', country: 'NO' },
  numberOfEmployees: 34,
  mobilePhone: '901 23 456',
};

describe('a registration', () => {
  test('is read as people write it, with what was left out as null', () => {
    expect(CompanyRegistration.parse({ ...complete, province: ' ', partnerId: ' Partner 7 ' })).toEqual({
      registryId: '123456785',
      name: 'Fjordlys Regnskap AS',
      address: complete.address,
      secondaryStreetAddress: null,
      province: null,
      numberOfEmployees: 34,
      purposeDescription: null,
      mobileCountryCode: '+47',
      mobilePhone: '90123456',
      partnerId: 'Partner 7',
    });
  });

  test.each([
    [{ registryId: '' }, 'registryId', 'required', undefined],
    [{ registryId: undefined }, 'registryId', 'required', undefined],
    [{ registryId: '12345' }, 'registryId', 'exactDigits', { length: 9 }],
    [{ registryId: '123456789' }, 'registryId', 'checkDigit', undefined],
    [{ name: '  ' }, 'name', 'required', undefined],
    [{ name: 'x'.repeat(201) }, 'name', 'tooLong', { length: 200 }],
    [{ address: { ...complete.address, streetAddress: '' } }, 'address.streetAddress', 'required', undefined],
    [{ address: { ...complete.address, streetAddress: 'Storgata <1>' } }, 'address.streetAddress', 'address', undefined],
    [{ address: { ...complete.address, postalCode: '1' } }, 'address.postalCode', 'postalCode', undefined],
    [{ address: { ...complete.address, postalCode: '12_34' } }, 'address.postalCode', 'postalCode', undefined],
    [{ address: { ...complete.address, city: '123' } }, 'address.city', 'properFormat', { form: 'city' }],
    [{ address: { ...complete.address, country: 'Norge' } }, 'address.country', 'select', undefined],
    [{ secondaryStreetAddress: '{}' }, 'secondaryStreetAddress', 'address', undefined],
    [{ numberOfEmployees: -1 }, 'numberOfEmployees', 'tooSmall', { length: 0 }],
    [{ numberOfEmployees: 1.5 }, 'numberOfEmployees', 'numbersOnly', undefined],
    [{ numberOfEmployees: undefined }, 'numberOfEmployees', 'required', undefined],
    [{ mobileCountryCode: '47' }, 'mobileCountryCode', 'countryCode', undefined],
    [{ mobilePhone: '1234567' }, 'mobilePhone', 'tooShort', { length: 8 }],
    [{ mobilePhone: '1'.repeat(21) }, 'mobilePhone', 'tooLong', { length: 20 }],
    [{ mobilePhone: '00000000' }, 'mobilePhone', 'phone', undefined],
    [{ mobilePhone: '912345678' }, 'mobilePhone', 'phone', undefined],
    [{ mobilePhone: 'ring meg' }, 'mobilePhone', 'numbersOnly', undefined],
  ])('with %o is refused at %s: %s', (fields, path, code, params) => {
    const result = withPhone(CompanyRegistration).safeParse({ ...complete, ...fields });
    expect(result.success ? [] : fieldErrorsOf(result.error)).toEqual([{ path, code, ...(params && { params }) }]);
  });

  test('with an accented, foreign or long-dashed address is fine', () => {
    const address = { streetAddress: 'Rue de l’Église 3–5', postalCode: 'SW1A 1AA', city: "L'Haÿ-les-Roses", country: 'FR' };
    expect(CompanyRegistration.parse({ ...complete, address, secondaryStreetAddress: 'c/o O’Brien & Co' }).address).toEqual(address);
  });
});

test('an older version of a document is not accepted', () => {
  const result = Acceptances.safeParse({ privacyStatement: '2020-01-01' });
  expect(result.success ? [] : fieldErrorsOf(result.error)).toEqual([
    { path: 'privacyStatement', code: 'accept' },
    { path: 'serviceAgreement', code: 'accept' },
  ]);
});
