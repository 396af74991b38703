import { expect, test } from 'vitest';
import { divideName } from './divide-name.ts';

const named = (names: string) => {
  const [firstName = '', lastName = ''] = names.split('|');
  return { firstName: firstName || null, lastName: lastName || null };
};

// First and last name, as they are here, there divided before the last word, and divided as here.
test.each([
  ['Kari|Berg Hansen', 'Kari Berg|Hansen', 'Kari|Berg Hansen'],
  ['Kari Anne|Hansen', 'Kari Anne|Hansen', 'Kari Anne|Hansen'],
  ['Kari|Berg  Hansen', 'KARI BERG|HANSEN', 'KARI|BERG HANSEN'],
  // Only one of both is the same.
  ['Karianne|Berg Hansen', 'Kari Anne Berg|Hansen', 'Kari Anne|Berg Hansen'],
  ['Kari|Hansen', 'Kari Berg|Olsen', 'Kari|Berg Olsen'],
  ['Bjørn|Lie Dahl', 'Bjoern Lie|Dahl', 'Bjoern|Lie Dahl'],
  // Nothing is the same, or there is nothing to divide.
  ['Ola|Moe', 'Kari Berg|Hansen', 'Kari Berg|Hansen'],
  ['Kari|Hansen', '|Hansen', '|Hansen'],
  ['Kari|', '|Kari', '|Kari'],
  ['|Berg Hansen', 'Berg|Hansen', 'Berg|Hansen'],
  ['|', '|', '|'],
])('beside %o, %o is %o', (here, there, divided) => {
  expect(divideName(named(here), { ...named(there), city: 'Oslo' })).toEqual({ ...named(divided), city: 'Oslo' });
});
