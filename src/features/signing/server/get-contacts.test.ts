import { expect, test } from 'vitest';
import { profileTools } from '#features/people/testing/profile.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { getSigningContacts, type SigningContact } from '../contract/endpoints-contacts.ts';

const server = await testServer();
const { add } = profileTools(server);
const contactsFor = async (caller: Caller, ids: readonly string[]) =>
  (await caller.call(getSigningContacts, { body: { companyUserIds: ids } })).json['contacts'] as SigningContact[];

test('answers where people are reached, with a number that is hidden from colleagues for those only who see more', async () => {
  const company = await server.newCompany();
  const hidden = await add(company, { isMobileHidden: true });
  const employee = await company.person('employee');
  const [seen] = await contactsFor(company.admin, [hidden]);
  expect(seen).toMatchObject({ companyUserId: hidden, email: 'kari@fjord.no', phone: '91234567', language: 'no' });
  expect(await contactsFor(employee, [hidden])).toEqual([{ ...seen, phone: null }]);
});

test('leaves out whom the caller does not see, and people of other companies', async () => {
  const [company, other] = [await server.newCompany(), await server.newCompany()];
  const [ours, theirs] = [await add(company), await add(other)];
  expect((await contactsFor(company.admin, [ours, theirs])).map(({ companyUserId }) => companyUserId)).toEqual([ours]);
  const external = await company.person('accountant');
  expect(await contactsFor(external, [ours])).toEqual([]);
});
