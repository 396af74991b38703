import { describe, expect, test } from 'vitest';
import { departmentsOf, emptyMessage, everybody, groupOf, inputOf, numbersOf, SendSchema } from './send-values.ts';

const person = (companyUserId: string, department: string | null) => ({
  companyUserId,
  fullName: companyUserId,
  department,
  hasNumber: true,
});
const people = [person('kari', 'Salg'), person('ola', 'Drift'), person('anne', 'Salg'), person('per', null)];

describe('a message that is being written', () => {
  test('goes to departments, people and numbers, also to one that is still being typed', () => {
    const values = { ...emptyMessage, groups: [groupOf('Salg')], people: ['ola'], phoneNumbers: ['912 34 567'], typedNumber: ' 40000000 ' };
    expect(inputOf(values, people).recipients).toEqual([
      { department: 'Salg' },
      { companyUserId: 'ola' },
      { phoneNumber: '912 34 567' },
      { phoneNumber: '40000000' },
    ]);
  });

  test('goes to everybody who may be chosen', () => {
    const values = { ...emptyMessage, groups: [everybody, groupOf('Salg')], people: ['ola'] };
    expect(inputOf(values, people).recipients).toEqual(people.map(({ companyUserId }) => ({ companyUserId })));
  });

  test('leaves out whoever cannot be chosen any more', () => {
    expect(inputOf({ ...emptyMessage, people: ['gone', 'kari'] }, people).recipients).toEqual([{ companyUserId: 'kari' }]);
  });

  test.each([
    ['now', '2026-12-01T08:00:00.000Z', undefined],
    ['later', '2026-12-01T08:00:00.000Z', '2026-12-01T08:00:00.000Z'],
    ['later', '31/2', undefined],
  ] as const)('sent %s with the time %s is sent at %s', (when, sendAt, expected) => {
    expect(inputOf({ ...emptyMessage, when, sendAt }, people).sendAt).toBe(expected);
  });

  test.each([
    ['now', '', true],
    ['later', '', false],
    ['later', '31/2', false],
    ['later', '2026-12-01T08:00:00.000Z', true],
  ] as const)('sent %s with the time %j is right: %s', (when, sendAt, isRight) => {
    expect(SendSchema.safeParse({ ...emptyMessage, when, sendAt }).success).toBe(isRight);
  });
});

test('departments are counted and named in order', () => {
  expect(departmentsOf(people)).toEqual([
    { name: 'Drift', count: 1 },
    { name: 'Salg', count: 2 },
  ]);
});

test('numbers that are pasted together are taken apart, each once', () => {
  expect(numbersOf(['912 34 567; 40000000', '+46 70 123 45 67', '40000000,'])).toEqual(['912 34 567', '40000000', '+46 70 123 45 67']);
});
