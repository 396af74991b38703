import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emailKey } from '#kernel/contract/email-address.ts';
import { testDatabase } from '../../testing/database.ts';

const { database } = await testDatabase();
const keysOf = (addresses: readonly string[]) =>
  database.transaction(async ({ tx }) => {
    const { rows } = await sql<{ key: string }>`
      select email_key(address) as key from unnest(${[...addresses]}::text[]) with ordinality as a (address, place) order by place
    `.execute(tx);
    return rows.map(({ key }) => key);
  });

test('the database knows an address as the contract does', async () => {
  const label = fc.array(fc.constantFrom(...'abZ09æøåÆØÅäöüßéčłđ例え'), { minLength: 1, maxLength: 40 }).map((letters) => letters.join(''));
  const made = fc.sample(
    fc
      .tuple(fc.stringMatching(/^[A-Za-z.+-]{1,20}$/), fc.array(label, { minLength: 1, maxLength: 3 }))
      .map(([name, labels]) => `${name}@${[...labels, 'no'].join('.')}`),
    { numRuns: 500, seed: 1 },
  );
  const known = [
    'KARI@Firma.NO',
    'POST@BLÅBÆR.NO',
    'post@bla\u030abær.no',
    'post@XN--blbr-ROAH.no',
    'kari',
    'blåbær',
    'å@firma.no',
    'a@blå bær.no',
    '',
  ];
  const addresses = [...known, ...made.filter((address) => address.split(/[@.]/).every((part) => part.length <= 30))];
  expect(addresses.length).toBeGreaterThan(100);
  expect(await keysOf(addresses)).toEqual(addresses.map(emailKey));
});
