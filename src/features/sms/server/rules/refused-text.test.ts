import { expect, test } from 'vitest';
import { refusedText } from './refused-text.ts';

const kari = { firstName: 'Kari' };
const number = { firstName: null };

test.each<[string, { firstName: string | null }[], { refusal: string; details?: object }[]]>([
  ['Hei {firstName}', [kari, number], []],
  ['{firstName}', [kari], []],
  ['{firstName}', [kari, number], [{ refusal: 'sms.TextIsRequired' }]],
  [' \n ', [number], [{ refusal: 'sms.TextIsRequired' }]],
  ['', [], [{ refusal: 'sms.TextIsRequired' }]],
  ['Se fjordlys{firstName}.no', [kari], [{ refusal: 'sms.TextCannotContainLinks', details: { links: ['fjordlysKari.no'] } }]],
  ['Se fjordlys.n{firstName}o', [kari, number], [{ refusal: 'sms.TextCannotContainLinks', details: { links: ['fjordlys.no'] } }]],
  ['Se fjordlys.no, {firstName}', [kari, number], [{ refusal: 'sms.TextCannotContainLinks', details: { links: ['fjordlys.no'] } }]],
  ['a\tb', [number], [{ refusal: 'sms.TextContainsInvalidCharacters', details: { characters: ['\t'] } }]],
])('“%s” for %j', (text, addressees, refused) => {
  expect(refusedText(text, addressees)).toEqual(refused);
});
