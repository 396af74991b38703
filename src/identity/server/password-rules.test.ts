import { expect, test } from 'vitest';
import { refusePassword } from './password-rules.ts';

const about = ['kari.nordmann@example.no', 'Kari', 'Nordmann-Ås'];

test.for([
  ['fire grønne epler', undefined],
  ['correct horse battery', undefined],
  ['zT4!kq9Lw2#p', undefined],
  ['karikatur i vannfarge', 'personal'],
  ['elleve tegn', 'tooShort'],
  ['🐟🐟🐟🐟🐟🐟', 'tooShort'],
  ['x'.repeat(201), 'tooLong'],
  ['qwerty123456', 'common'],
  ['Password1234!', 'common'],
  ['!!passord2026', 'common'],
  ['SOMMER2026!!!', 'common'],
  ['abcabcabcabc', 'common'],
  ['aaaaaaaaaaaaa', 'common'],
  ['123456789012', 'common'],
  ['qwertyuiopåa', 'common'],
  ['zyxwvutsrqponm', 'common'],
  ['Nordmann1990!', 'personal'],
  ['kari.nordmann', 'personal'],
  ['kari.nordmann@example.no', 'personal'],
] as const)('%s: %s', async ([password, refusal]) => {
  expect(await refusePassword(password, about)).toBe(refusal);
});

test('a name of three letters may be part of a word', async () => {
  expect(await refusePassword('persille og dill', ['per@example.no', 'Per', 'Ås'])).toBeUndefined();
});
