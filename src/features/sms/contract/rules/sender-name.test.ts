import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSenderName, proposedSenderName } from './sender-name.ts';

test.each<[string, boolean]>([
  ['Ab1', true],
  ['Ab', false],
  ['Fjordlys As', true],
  ['Fjordlys Ass', false],
  ['12345', false],
  ['1234a', true],
  ['Blåbær', false],
  ['A-B', false],
  [' Abc', false],
  ['Abc ', false],
  ['A B', true],
  ['', false],
])('“%s” as a sender: %s', (name, isOne) => {
  expect(isSenderName(name)).toBe(isOne);
});

test.each<[string, string | undefined]>([
  ['Fjordlys AS', 'Fjordlys'],
  ['Fjordlys Regnskap AS', 'Fjordlys'],
  ['Fjordlys Regnskap og Revisjon', 'Fjordlys'],
  ['«Fjordlys AS»', 'Fjordlys'],
  ['Fjordlys Ab', 'Fjordlys Ab'],
  ['Bo & Co', 'Bo Co'],
  ['Bo Regnskapsbyrå', 'Bo Regnskap'],
  ['Blåbær og Bær AS', 'Blabaer og'],
  ['Ærlig Øl', 'Aerlig Ol'],
  ['Sjøkantentreprenør', 'Sjokantentr'],
  ['B&B Café', 'B B Cafe'],
  ['AS', undefined],
  ['42', undefined],
  ['中文', undefined],
  ['X AS', undefined],
  ['Elevenchars', 'Elevenchars'],
  ['Elevenchars AS', 'Elevenchars'],
])('for “%s” it is %s', (companyName, proposed) => {
  expect(proposedSenderName(companyName)).toBe(proposed);
});

test('what is proposed for any name can be a sender', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (companyName) => {
      const proposed = proposedSenderName(companyName);
      expect(proposed === undefined || isSenderName(proposed)).toBe(true);
    }),
  );
});
