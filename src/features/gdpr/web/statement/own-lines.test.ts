import { expect, test } from 'vitest';
import { ownLines } from './own-lines.ts';

const nameOf = (tag: string) => (tag === 'companyName' ? 'Name' : tag);

test.each([
  ['nothing', 'One\n\nTwo', 'Two\nOne', ''],
  ['what the other one has not, as it is read', '# One\n\n## Two\n\n- **Three**', '# One\n\n- three', 'Two\nThree'],
  ['names of variables', 'We are {{ companyName }} at {{x}}.', '', 'We are [Name] at [x].'],
])('shows of a text %s', (_, text, other, shown) => {
  expect(ownLines(text, other, nameOf)).toBe(shown);
});
