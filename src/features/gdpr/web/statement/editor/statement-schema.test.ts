import { expect, test } from 'vitest';
import { linkAddress, rowsOf } from './statement-schema.ts';

test.each([
  [' https://x.no/a ', 'https://x.no/a'],
  ['http://x.no/(a)', 'http://x.no/(a%29'],
  ['javascript:alert(1)', undefined],
  ['x.no', undefined],
  ['https://x.no/a b', undefined],
])('%j as the address of a link is %j', (text, address) => {
  expect(linkAddress(text)).toBe(address);
});

test('a table that is pasted is lines of Markdown, whose words stay words', () => {
  const table = {
    rows: [
      ['Navn ', 'Tid'],
      ['økt\n  én', 'a|b'],
    ].map((cells) => ({ cells: cells.map((textContent) => ({ textContent })) })),
  };
  // As much of an element as is read; there is no page in this test.
  expect(rowsOf(table as unknown as Node)).toBe('| Navn | Tid |\n| --- | --- |\n| økt én | a\\|b |');
});
