import { expect, test } from 'vitest';
import { detailsOf, DetailsSchema, noDetails, type DetailValues } from './details-values.ts';

const values = (changes: Partial<DetailValues>): DetailValues => ({ ...noDetails, ...changes });

test.each<[Partial<DetailValues>, string | undefined]>([
  [{}, undefined],
  [{ firstName: 'Kari', lastName: 'Å' }, undefined],
  [{ mobilePhoneNumber: '91234567' }, undefined],
  [{ mobilePhoneNumber: '123' }, 'mobilePhoneNumber'],
  [{ postalCode: '12345678901234567890' }, 'postalCode'],
  [{ socialSecurityNumber: '123' }, 'socialSecurityNumber'],
  [{ salaryAccountNumber: '1?' }, 'salaryAccountNumber'],
  [{ contactName: 'Ola Moe', contactPhone: '91234567' }, undefined],
  [{ contactName: 'Ola Moe' }, 'contactPhone'],
  [{ contactRelation: 'Bror', contactPhone: '91234567' }, 'contactName'],
])('%o is refused at %s', (changes, path) => {
  expect(DetailsSchema.safeParse(values(changes)).error?.issues[0]?.path[0]).toBe(path);
});

test('sends only what was typed, the calling code with its number, and a contact whole', () => {
  expect(detailsOf(values({}))).toEqual({});
  expect(detailsOf(values({ city: 'Bergen', phoneCountryCode: '+46' }))).toEqual({ city: 'Bergen' });
  expect(detailsOf(values({ mobilePhoneNumber: '91234567', contactName: 'Ola Moe', contactPhone: '91234568' }))).toEqual({
    phoneCountryCode: '+47',
    mobilePhoneNumber: '91234567',
    emergencyContacts: [{ fullName: 'Ola Moe', phoneCountryCode: '+47', phone: '91234568', relation: null }],
  });
});
