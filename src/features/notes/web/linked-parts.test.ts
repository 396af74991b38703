import { expect, test } from 'vitest';
import { linkedParts } from './linked-parts.ts';

const links = (text: string) => linkedParts(text).flatMap(({ href }) => (href ? [href] : []));

test.each([
  ['Se https://nav.no/sykmelding.', ['https://nav.no/sykmelding']],
  ['(https://nav.no/a) og http://b.no?x=1&y=2!', ['https://nav.no/a', 'http://b.no/?x=1&y=2']],
  ['https://no.wikipedia.org/wiki/Bergen_(by)', ['https://no.wikipedia.org/wiki/Bergen_(by)']],
  ['www.regjeringen.no, takk', ['https://www.regjeringen.no/']],
  ['Skriv til kari.ø@fjord.no.', ['mailto:kari.ø@fjord.no']],
  ['javascript:alert(1) data:text/html,x file:///etc ftp://x.no', []],
  ['"https://a.no"<script>', ['https://a.no/']],
  ['https:// og www. og @kari', []],
])('finds the addresses in %s', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

test('loses no word of the text', () => {
  const text = 'Før https://a.no/x, midt www.b.no) og kari@c.no!\nNy linje';
  expect(
    linkedParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
