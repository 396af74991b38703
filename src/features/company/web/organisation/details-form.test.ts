import { expect, test } from 'vitest';
import { conflictsOf } from '#kernel/web/rebase.ts';
import { bodyOf, flatOf, refreshed, settled, type DetailsValues } from './details-form.ts';

const base: DetailsValues = {
  company: {
    registryId: '123456785',
    name: 'Fjordlys AS',
    address: { streetAddress: 'Strandgaten 18', postalCode: '5013', city: 'Bergen', country: 'NO' },
    secondaryStreetAddress: '',
    province: '',
    numberOfEmployees: 34,
    purposeDescription: 'Regnskap',
    mobileCountryCode: '+47',
    mobilePhone: '90123456',
  },
};
const withFacts = (facts: Partial<DetailsValues['company']>): DetailsValues => ({ company: { ...base.company, ...facts } });

test('asks only about what both sides changed to something else', () => {
  const mine = flatOf(withFacts({ name: 'Mitt AS', numberOfEmployees: 35, province: 'Vestland' }));
  const theirs = flatOf(withFacts({ name: 'Deres AS', numberOfEmployees: 35, purposeDescription: 'Revisjon' }));
  expect(conflictsOf(flatOf(base), mine, theirs)).toEqual(['name']);
});

test('merges both sides, and takes the chosen fields from the other one', () => {
  const mine = withFacts({ name: 'Mitt AS', province: 'Vestland' });
  const theirs = withFacts({ name: 'Deres AS', purposeDescription: 'Revisjon' });
  expect(settled(base, mine, theirs, ['name']).company).toMatchObject({
    name: 'Deres AS',
    province: 'Vestland',
    purposeDescription: 'Revisjon',
  });
  expect(settled(base, mine, theirs, []).company).toMatchObject({ name: 'Mitt AS', province: 'Vestland', purposeDescription: 'Revisjon' });
});

test('takes from the register what it knows', () => {
  const { address } = base.company;
  const found = {
    registryId: '123456785',
    name: 'Nytt AS',
    address,
    secondaryStreetAddress: null,
    province: null,
    numberOfEmployees: null,
    purposeDescription: null,
    mobilePhone: null,
  };
  expect(refreshed(base, found).company).toEqual({ ...base.company, name: 'Nytt AS' });
});

test('sends the number of employees as a number', () => {
  expect(bodyOf(withFacts({ numberOfEmployees: '7' }), 3)).toMatchObject({ version: 3, company: { numberOfEmployees: 7 } });
});
