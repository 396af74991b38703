import { describe, expect, test } from 'vitest';
import type { AccountingProvider, Credentials, ExternalFields } from '../server/accounting/provider.ts';
import { everybodyOf, refusalOf, type accountingPlace } from './accounting-place.ts';
import type { StubServer, InjectedFault, Reply } from '#kernel/testing/stub-server.ts';

type Meaning = readonly [name: string, fault: InjectedFault, reading: string, adding: string];

interface AdapterCases {
  place: Awaited<ReturnType<typeof accountingPlace>>;
  server: StubServer & { employees: Map<number, unknown>; add: (employee: object) => unknown };
  /** The adapter of the test that runs. */
  provider: () => AccountingProvider;
  credentials: Credentials;
  /** Everything that the system takes of a person. */
  kari: ExternalFields;
  /** The questions for lists of employees and for changes of them. */
  employees: RegExp;
  /** What the system answers when it refuses. */
  refusal: (status: number) => Reply;
  /** The header in which it says for how long it wants to be left alone. */
  limitHeader: string;
  /** Words of a key or token that no refusal may show. */
  secret: RegExp;
  /** Sizes of lists around the ends of pages, and one of several pages. */
  counts: readonly number[];
  several: number;
  /** A page that comes again and again. */
  repeated: Reply;
  /** What other faults mean. */
  meanings?: readonly Meaning[];
}

const choices = { departmentId: null, userType: 'NO_ACCESS' } as const;
const ownId = '0199f6b0-0000-7000-8000-000000000001';

/** What the adapter of any system does: lists are whole and end, and what goes wrong is told apart (integrations.21, integrations.26). */
export function testAnyAdapter(cases: AdapterCases): void {
  describe('like any other,', () => {
    testLists(cases);
    testFaults(cases);
    testChangesDone(cases);
    test('somebody who is gone is not changed', async () => {
      const changing = cases.provider().update(cases.credentials, { externalId: '5', version: '1' }, { city: 'Bergen' });
      expect((await refusalOf(changing)).kind).toBe('notFound');
    });
  });
}

function testLists({ server, provider, credentials, employees, counts, several, repeated }: AdapterCases): void {
  const fill = (count: number): void => {
    for (let number = 0; number < count; number += 1) server.add({});
  };
  test.each(counts)('a list of %i people is whole', async (count) => {
    fill(count);
    const people = await everybodyOf(provider(), credentials);
    expect([people.length, new Set(people.map(({ externalId }) => externalId)).size]).toEqual([count, count]);
  });

  test('a list that loses people while it is read has all others once', async () => {
    fill(several);
    const found: string[] = [];
    for await (const page of provider().list(credentials)) {
      found.push(...page.map(({ externalId }) => externalId));
      for (const id of [...server.employees.keys()].slice(0, found.length < several ? 3 : 0)) server.employees.delete(id);
    }
    expect(new Set(found).size).toBe(found.length);
    expect([...server.employees.keys()].every((id) => found.includes(String(id)))).toBe(true);
  });

  test('a list that gains people while it is read has all who were there once, and the new ones at most once', async () => {
    fill(several);
    const before = [...server.employees.keys()];
    const found: string[] = [];
    let pages = 0;
    for await (const page of provider().list(credentials)) {
      found.push(...page.map(({ externalId }) => externalId));
      pages += 1;
      if (pages <= 2) fill(3);
    }
    expect(pages).toBeGreaterThan(2);
    expect(new Set(found).size).toBe(found.length);
    expect(before.every((id) => found.includes(String(id)))).toBe(true);
    expect(found.every((id) => server.employees.has(Number(id)))).toBe(true);
  });

  test('a list whose pages repeat ends', async () => {
    const end = server.fail({ when: employees, fault: repeated });
    expect((await refusalOf(everybodyOf(provider(), credentials))).kind).toBe('unavailable');
    end();
  });
}

/** What each fault means to somebody who reads, and to somebody who adds. */
function testFaults({ place, server, provider, credentials, ...cases }: AdapterCases): void {
  const { kari, employees, refusal, limitHeader, secret, meanings = [] } = cases;
  test.each<Meaning>([
    ['401 each time', refusal(401), 'invalidKey', 'invalidKey'],
    ['403', refusal(403), 'noPermission', 'noPermission'],
    ['404', refusal(404), 'notFound', 'notFound'],
    ['409', refusal(409), 'conflict', 'conflict'],
    ['422', refusal(422), 'invalid', 'invalid'],
    ['429 for long', { status: 429, headers: { [limitHeader]: '500' } }, 'limited', 'limited'],
    ['429 without a header', { status: 429 }, 'limited', 'limited'],
    ['408', refusal(408), 'unavailable', 'uncertain'],
    ['500', refusal(500), 'unavailable', 'uncertain'],
    ['502', { status: 502, text: '<html>' }, 'unavailable', 'uncertain'],
    ['503', refusal(503), 'unavailable', 'uncertain'],
    ['504', { status: 504 }, 'unavailable', 'uncertain'],
    ['a slow answer', { slow: 500 }, 'unavailable', 'uncertain'],
    ['half an answer', 'cut', 'unavailable', 'uncertain'],
    ['a broken line', 'break', 'unavailable', 'uncertain'],
    ['something else that answers', 'garbage', 'unavailable', 'uncertain'],
    ['another address', 'redirect', 'unavailable', 'uncertain'],
    ...meanings,
  ])('of %s is said what it means', async (_name, fault, reading, adding) => {
    await provider().test(credentials);
    place.expectFault(fault);
    const end = server.fail({ when: employees, fault });
    const read = await refusalOf(everybodyOf(provider(), credentials));
    // Later than the other system asked for, and before a token ends.
    place.clock.advance(3_500_000);
    const added = await refusalOf(provider().create(credentials, { ownId, fields: kari, choices }));
    end();
    place.clock.advance(3_600_000);
    expect([read.kind, added.kind]).toEqual([reading, adding]);
    expect(`${read.message} ${added.message}`).not.toMatch(secret);
  });
}

/** What was done is found, whatever was answered. */
function testChangesDone({ server, provider, credentials, kari }: AdapterCases): void {
  test.each([408, 500, 502, 503, 504, 302])('somebody who was added although %i was answered is found there', async (status) => {
    await provider().test(credentials);
    const end = server.fail({ when: /^POST .*employees?$/i, times: 1, fault: { done: { status } } });
    const added = await refusalOf(provider().create(credentials, { ownId, fields: kari, choices }));
    end();
    const found = await provider().find(credentials, { ownId, fields: kari });
    expect([added.kind, server.employees.size, found?.fields.lastName]).toEqual(['uncertain', 1, kari.lastName]);
  });
}
