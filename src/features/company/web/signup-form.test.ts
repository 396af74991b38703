import { expect, test } from 'vitest';
import { createCompany } from '../contract/endpoints.ts';
import { bodyOf, emptyForm, filledIn, SignupForm } from './signup-form.ts';

const found = {
  registryId: '310000019',
  name: 'ÅSGÅRD OG DØTRE ENTREPRENØR AS',
  address: { streetAddress: 'Kongens gate 41', postalCode: '7012', city: 'Trondheim', country: 'NO' },
  secondaryStreetAddress: null,
  province: 'Trøndelag',
  numberOfEmployees: null,
  purposeDescription: null,
  mobilePhone: null,
};

test('what the register does not know stays as it was typed', () => {
  const typed = emptyForm();
  typed.company.numberOfEmployees = 7;
  typed.company.mobilePhone = '90123456';
  const { company } = filledIn(typed, found);
  expect(company).toMatchObject({ name: found.name, province: 'Trøndelag', numberOfEmployees: 7, mobilePhone: '90123456' });
});

test('a form that is filled in becomes a body that the contract accepts', () => {
  const filled = filledIn(emptyForm(), { ...found, numberOfEmployees: 212, mobilePhone: '90123456' });
  const accepted = { ...filled, acceptances: { privacyStatement: true, serviceAgreement: true } };
  expect(SignupForm.safeParse(accepted).error?.issues ?? []).toEqual([]);
  expect(createCompany.body.safeParse(bodyOf(accepted)).error?.issues ?? []).toEqual([]);
});

test('the partner id of a link is filled in, and stays when the register answers', () => {
  const { company } = filledIn(emptyForm({ partnerId: '7', utm_source: 'brev' }), found);
  expect(company.partnerId).toBe('7');
});

test('an empty form is refused at every field that is needed, and at no other', () => {
  const paths = SignupForm.safeParse(emptyForm()).error?.issues.map(({ path }) => path.join('.'));
  expect(paths?.toSorted()).toEqual([
    'acceptances.privacyStatement',
    'acceptances.serviceAgreement',
    'company.address.city',
    'company.address.postalCode',
    'company.address.streetAddress',
    'company.mobilePhone',
    'company.name',
    'company.numberOfEmployees',
    'company.registryId',
  ]);
});
