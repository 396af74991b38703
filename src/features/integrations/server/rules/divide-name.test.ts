import { expect, test } from 'vitest';
import { divideName } from './divide-name.ts';

test.each([
  // Theirs is divided before its last word.
  ['Kari', 'Berg Hansen', 'Kari Berg', 'Hansen', 'Kari', 'Berg Hansen'],
  ['Kari Anne', 'Hansen', 'Kari Anne', 'Hansen', 'Kari Anne', 'Hansen'],
  ['Kari', 'Berg  Hansen', 'KARI BERG', 'HANSEN', 'KARI', 'BERG HANSEN'],
  // Only one of both is the same.
  ['Karianne', 'Berg Hansen', 'Kari Anne Berg', 'Hansen', 'Kari Anne', 'Berg Hansen'],
  ['Kari', 'Hansen', 'Kari Berg', 'Olsen', 'Kari', 'Berg Olsen'],
  ['Bjørn', 'Lie Dahl', 'Bjoern Lie', 'Dahl', 'Bjoern', 'Lie Dahl'],
  // Nothing is the same, or there is nothing to divide.
  ['Ola', 'Moe', 'Kari Berg', 'Hansen', 'Kari Berg', 'Hansen'],
  ['Kari', 'Hansen', null, 'Hansen', null, 'Hansen'],
  ['Kari', null, null, 'Kari', null, 'Kari'],
  [null, 'Berg Hansen', 'Berg', 'Hansen', 'Berg', 'Hansen'],
  [null, null, null, null, null, null],
])('beside %o %o, %o %o is %o %o', (firstHere, lastHere, firstThere, lastThere, firstName, lastName) => {
  const here = { firstName: firstHere, lastName: lastHere };
  expect(divideName(here, { firstName: firstThere, lastName: lastThere, city: 'Oslo' })).toEqual({ firstName, lastName, city: 'Oslo' });
});
