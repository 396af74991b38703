import { expect, test } from 'vitest';
import { isTypedName } from './typed-name.ts';

test.each([
  ['Åse Ødegård', true],
  [' åse  ødegård ', true],
  ['A\u030Ase Ødegård', true],
  ['Ase Odegard', false],
  ['Åse', false],
  ['', false],
])('%s for Åse Ødegård: %s', (typed, expected) => {
  expect(isTypedName(typed, 'Åse Ødegård')).toBe(expected);
});
