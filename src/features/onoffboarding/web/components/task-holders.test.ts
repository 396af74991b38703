import { expect, test } from 'vitest';
import { holdersOf } from './task-holders.ts';

const task = (responsibleId: string | null, onOffBoardingId: string) => ({
  responsibleId,
  responsibleFullName: responsibleId && `${responsibleId} Hansen`,
  onOffBoardingId,
});

test('counts the tasks and plans of each person, by name, without those that nobody has', () => {
  expect(holdersOf([task('Ola', 'one'), task('Åse', 'one'), task('Ola', 'two'), task(null, 'one'), task('Ola', 'one')])).toEqual([
    { id: 'Ola', name: 'Ola Hansen', tasks: 3, plans: 2 },
    { id: 'Åse', name: 'Åse Hansen', tasks: 1, plans: 1 },
  ]);
  expect(holdersOf([])).toEqual([]);
});
