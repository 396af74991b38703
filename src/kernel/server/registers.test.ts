import { expect, test } from 'vitest';
import { add, buildRegisters, hook, on, register } from './registers.ts';

interface Shape {
  name: string;
  corners: number;
}
const shapes = register<Shape>('test.shapes', ({ name }) => name);
const shares = register<number>('test.shares');
const asked = hook<{ number: number }, number>('test.asked');

const square = add(shapes, { name: 'square', corners: 4 });
const giver = (name: string, ...contributions: ReturnType<typeof add>[]) => ({ name, contributions });

test('holds what was given, by the name of the entry or of the feature that gives it', () => {
  const { registers } = buildRegisters([giver('one', square, add(shares, 1)), giver('two', add(shares, 2))]);
  expect([...registers.of(shapes)]).toEqual([['square', { name: 'square', corners: 4 }]]);
  expect([...registers.of(shares)]).toEqual([
    ['one', 1],
    ['two', 2],
  ]);
});

test('tells the listeners of a hook in the order of the features, and stops where one refuses', async () => {
  const told: string[] = [];
  const listener = (name: string) =>
    on(asked, async ({ number }) => {
      told.push(name);
      if (number < 0) throw new Error(`${name} refuses`);
      return number * 2;
    });
  const { hooks } = buildRegisters([giver('one', listener('one')), giver('two', listener('two'))]);
  expect(await hooks.tell(asked, { number: 3 })).toEqual([6, 6]);
  await expect(hooks.tell(asked, { number: -1 })).rejects.toThrow('one refuses');
  expect(told).toEqual(['one', 'two', 'one']);
});

test('two compositions know nothing of each other', async () => {
  const one = buildRegisters([
    giver(
      'one',
      square,
      on(asked, async () => 1),
    ),
  ]);
  const other = buildRegisters([
    giver(
      'one',
      on(asked, async () => 2),
    ),
  ]);
  expect([one.registers.of(shapes).size, other.registers.of(shapes).size]).toEqual([1, 0]);
  expect([await one.hooks.tell(asked, { number: 0 }), await other.hooks.tell(asked, { number: 0 })]).toEqual([[1], [2]]);
  expect(await buildRegisters([]).hooks.tell(asked, { number: 0 })).toEqual([]);
});

test.each([
  ['an entry', [giver('one', square), giver('two', square)], 'two gives test.shapes "square", which one has given already'],
  ['a share', [giver('one', add(shares, 1, 2))], 'one gives test.shares "one", which one has given already'],
  [
    'a listener',
    [
      giver(
        'one',
        on(asked, async () => 1),
        on(asked, async () => 2),
      ),
    ],
    'one gives test.asked "one", which one has given already',
  ],
  ['a name of a register', [giver('one', square, add(register<Shape>('test.shapes')))], 'Two registers are called test.shapes'],
])('%s that is given twice stops the start by its name', (_what, givers, message) => {
  expect(() => buildRegisters(givers)).toThrow(message);
});
