import { describe, expect, test } from 'vitest';
import type { SigningContact } from '../../contract/endpoints-contacts.ts';
import { freePerson } from '../people-values.ts';
import { resultsOf, firstValues, leftOf, reachable, requestOf, requestsOf, schemaOf, stepOf, type NewRequestValues } from './new-values.ts';

const me = '01a214a1-baf6-7313-af93-778d0528ab7b';
const document = {
  fileId: '01a214a1-baf6-7313-af93-778d0528ab70',
  name: 'Avtale.pdf',
  size: 1000,
  contentType: 'application/pdf',
  pages: 1,
  isRepaired: false,
};
const empty = firstValues('no', { location: 'profile', personId: me });
const withFile: NewRequestValues = { ...empty, document: [document], name: 'Avtale' };
const ola = { ...freePerson('a', 'no'), name: 'Ola Berg', email: 'ola@example.com' };
const kari = { ...freePerson('b', 'en'), name: 'Kari Vik', email: 'kari@example.com' };
const ready: NewRequestValues = { ...withFile, recipients: [ola, kari] };

const pathsOf = (values: NewRequestValues, step: 1 | 2 | 3) =>
  schemaOf(step)
    .safeParse(values)
    .error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the steps', () => {
  test.each([
    ['nothing is chosen', empty, 3, 1],
    ['there is a file', withFile, 3, 2],
    ['there are people', ready, 3, 3],
    ['an earlier one is asked for', ready, 2, 2],
  ] as const)('show the first that lacks something: %s', (_name, values, asked, shown) => {
    expect(stepOf(values, asked)).toBe(shown);
  });

  test.each([
    ['a PDF and its name', empty, 1, ['document', 'name']],
    ['no more than 25 MB', { ...withFile, attachments: [{ ...document, size: 24_999_001 }] }, 1, ['attachments']],
    ['all of 25 MB', { ...withFile, attachments: [{ ...document, size: 24_999_000 }] }, 1, []],
    ['somebody', withFile, 2, ['recipients']],
    ['somebody of many', { ...withFile, kind: 'each' as const }, 2, ['people']],
    ['addresses that differ', { ...ready, recipients: [ola, { ...kari, email: ' OLA@example.com' }] }, 2, ['recipients.1.email']],
    [
      'whole names and addresses',
      { ...ready, recipients: [{ ...ola, name: ' ', email: 'ola' }] },
      2,
      ['recipients.0.name', 'recipients.0.email'],
    ],
    ['a number for each code by SMS', { ...ready, signingMethod: 'smsCode' as const }, 3, ['recipients.0.phone', 'recipients.1.phone']],
    ['whose profile it is', { ...ready, personId: null }, 3, ['personId']],
    ['no profile elsewhere', { ...ready, personId: null, location: 'none' as const }, 3, []],
    ['nothing more', ready, 3, []],
  ] as const)('ask for %s', (_name, values, step, paths) => {
    expect(pathsOf({ ...values } as NewRequestValues, step)).toEqual(paths);
  });

  test('leave one place beside nine who sign each of many', () => {
    const nine = Array.from({ length: 9 }, (_unused, index) => ({ ...ola, key: String(index), email: `ola${index}@example.com` }));
    const each = { ...ready, kind: 'each' as const, people: [me] };
    expect(pathsOf({ ...each, recipients: nine }, 2)).toEqual([]);
    expect(pathsOf({ ...each, recipients: [...nine, ola] }, 2)).toEqual(['recipients']);
  });
});

describe('what is sent', () => {
  test.each([
    ['profile', { location: 'profile', locationId: me }],
    ['company', { location: 'company', locationId: 'folder' }],
    ['none', { location: null, locationId: null }],
  ] as const)('says where the signed file goes: %s', (location, sent) => {
    expect(requestOf({ ...ready, location, folderId: 'folder' })).toMatchObject(sent);
  });

  test('has no keys of rows, and no empty numbers', () => {
    const [first] = requestOf({ ...ready, recipients: [{ ...ola, phone: ' ' }] }).recipients;
    expect(first).toEqual({
      companyUserId: null,
      name: 'Ola Berg',
      email: 'ola@example.com',
      phoneCountryCode: '+47',
      phone: null,
      language: 'no',
    });
  });
});

describe('one document to many', () => {
  const contact = (companyUserId: string, more: Partial<SigningContact> = {}): SigningContact => ({
    companyUserId,
    name: companyUserId,
    email: `${companyUserId}@example.com`,
    phoneCountryCode: '+47',
    phone: '91234567',
    language: 'no',
    ...more,
  });
  const contacts = [contact('a'), contact('b', { email: null }), contact('c', { phone: null })];

  test.each([
    ['link', ['a', 'c'], ['b noAddress']],
    ['smsCode', ['a'], ['b noAddress', 'c noNumber']],
  ] as const)('leaves out who cannot be reached by %s', (signingMethod, asked, left) => {
    const found = reachable(contacts, { signingMethod });
    expect(found.included.map(({ companyUserId }) => companyUserId)).toEqual(asked);
    expect(found.left.map(({ companyUserId, code }) => `${companyUserId} ${code ?? ''}`)).toEqual(left);
  });

  test('goes to each profile, and others sign as well', () => {
    const sent = requestsOf({ ...ready, people: ['a'] }, [contact('a')]);
    expect([sent.location, sent.locationId, sent.people.length, sent.alsoSigning?.length]).toEqual(['profile', null, 1, 2]);
  });

  test('can be tried again for those who got none', () => {
    const answered = [
      { number: 0, name: 'a', email: '', signingRequestId: '1', code: null },
      { number: 1, name: 'c', email: '', signingRequestId: null, code: 'signing.OutOfSignatures' },
    ];
    const results = resultsOf([contact('a'), contact('c')], answered);
    expect(results.map(({ companyUserId, code }) => [companyUserId, code])).toEqual([
      ['a', null],
      ['c', 'signing.OutOfSignatures'],
    ]);
    expect(leftOf(results, { people: ['a', 'b', 'c'] })).toEqual(['b', 'c']);
  });
});
