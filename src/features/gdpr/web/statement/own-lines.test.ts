import { expect, test } from 'vitest';
import { ownLines } from './own-lines.ts';

const nameOf = (tag: string) => (tag === 'companyName' ? 'Name' : tag);

test.each([
  ['nothing', 'One\n\nTwo', 'Two\nOne', ''],
  ['what the other one has not', '# One\n\nTwo\n\nThree', '# One\n\nthree', 'Two\nThree'],
  ['names of variables', 'We are {{ companyName }} at {{x}}.', '', 'We are [Name] at [x].'],
])('shows of a text %s', (_, text, other, shown) => {
  expect(ownLines(text, other, nameOf)).toBe(shown);
});
