import { describe, expect, test } from 'vitest';
import type { Game } from '../../contract/entities.ts';
import { GameSchema, goneFrom, inputOf, valuesOf, withPeople, withTypedName } from './game-values.ts';

const kari = { key: 'k', companyUserId: 'kari', name: 'Kari Moe', tickets: 2 };
const nothingTyped = { typedName: '', each: 1 };
const anne = { key: 'a', companyUserId: null, name: 'Anne Vik', tickets: 1 };

describe('the form of a lottery', () => {
  test('sends people by their id and others by their name, and a prize for each line', () => {
    expect(inputOf({ name: 'Jul', contestants: [kari, anne], prizes: ' Kake \n\nVin\n', ...nothingTyped })).toEqual({
      name: 'Jul',
      contestants: [
        { companyUserId: 'kari', tickets: 2 },
        { name: 'Anne Vik', tickets: 1 },
      ],
      prizes: ['Kake', 'Vin'],
    });
  });

  test('begins with a game, without those who have been erased', () => {
    const contestants = [
      { contestantId: '1', companyUserId: 'kari', fullName: 'Kari Moe', tickets: 2 },
      { contestantId: '2', companyUserId: null, fullName: null, tickets: 5 },
    ];
    // Only what the form reads of a game.
    const game = { name: 'Jul', contestants, prizes: ['Kake', 'Vin'] } as unknown as Game;
    expect(valuesOf(game)).toEqual({ name: 'Jul', contestants: [{ ...kari, key: '1' }], prizes: 'Kake\nVin', ...nothingTyped });
  });

  test('adds people once, with so many tickets each', () => {
    const people = [
      { companyUserId: 'kari', fullName: 'Kari Moe' },
      { companyUserId: 'ola', fullName: 'Ola Lie' },
    ];
    expect(withPeople([kari, anne], people, 3)).toEqual([kari, anne, { key: 'ola', companyUserId: 'ola', name: 'Ola Lie', tickets: 3 }]);
  });

  test('names people who cannot be chosen any more, and no typed names', () => {
    expect(goneFrom([kari, anne], [{ companyUserId: 'ola' }])).toEqual([kari]);
    expect(goneFrom([kari, anne], [{ companyUserId: 'kari' }])).toEqual([]);
  });

  test.each([
    [[kari], false],
    [[kari, anne], true],
    [[kari, { ...anne, tickets: 100 }], false],
    [[kari, { ...anne, tickets: 99 }], true],
    [[kari, { ...anne, tickets: 0 }], false],
  ])('is right with the contestants %j: %s', (contestants, isRight) => {
    expect(GameSchema.safeParse({ name: 'Jul', contestants, prizes: '', ...nothingTyped }).success).toBe(isRight);
  });

  test('adds a name that is typed and not added, with the tickets that each gets', () => {
    const values = { name: 'Jul', contestants: [kari], prizes: '', typedName: ' Anne Vik ', each: 3 };
    expect(GameSchema.safeParse(values).success).toBe(true);
    expect(inputOf(values).contestants).toEqual([
      { companyUserId: 'kari', tickets: 2 },
      { name: 'Anne Vik', tickets: 3 },
    ]);
    expect(withTypedName(values)).toMatchObject({ typedName: '', each: 3, contestants: [kari, { name: 'Anne Vik', tickets: 3 }] });
    expect(withTypedName({ ...values, typedName: '  ' }).contestants).toEqual([kari]);
  });
});
