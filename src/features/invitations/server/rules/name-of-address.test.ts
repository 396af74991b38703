import { expect, test } from 'vitest';
import { nameOfAddress } from './name-of-address.ts';

test.each([
  ['kari.lie@firma.no', 'Kari', 'Lie'],
  ['kari_lie@firma.no', 'Kari', 'Lie'],
  ['kari..lie@firma.no', 'Kari', 'Lie'],
  ['anne-marie.de.vries@firma.no', 'Anne-Marie De', 'Vries'],
  ['øyvind_åsen+test@firma.no', 'Øyvind', 'Åsen'],
  ['kari.lie2@firma.no', 'kari.lie2', ''],
  ['1.kari.lie@firma.no', 'Kari', 'Lie'],
  ['kari.-lie@firma.no', 'kari.-lie', ''],
  ['post@firma.no', 'post', ''],
  ['post+kari.lie@firma.no', 'post+kari.lie', ''],
  ['kl1972@firma.no', 'kl1972', ''],
  ['', '', ''],
])('%s is shown as %s %s', (address, firstName, lastName) => {
  expect(nameOfAddress(address)).toEqual({ firstName, lastName });
});

test('a name is no longer than its field', () => {
  const long = 'a'.repeat(51);
  const cut = `A${'a'.repeat(49)}`;
  expect(nameOfAddress(`${long}.${long}@firma.no`)).toEqual({ firstName: cut, lastName: cut });
  expect(nameOfAddress(`${long}@firma.no`)).toEqual({ firstName: 'a'.repeat(50), lastName: '' });
});
