import { expect, test } from 'vitest';
import { parseAddresses } from './parse-addresses.ts';

const plain = (text: string) => parseAddresses(text).map((one) => [one.inviteeEmailAddress, one.firstName, one.lastName].join('|'));

test.each([
  ['kari@fjord.no', ['kari@fjord.no||']],
  ['Kari Lie <kari@fjord.no>; per@fjord.no', ['kari@fjord.no|Kari|Lie', 'per@fjord.no||']],
  ['"Lie, Kari" <kari@fjord.no>, Per Olav Moe <per@fjord.no>', ['kari@fjord.no|Kari|Lie', 'per@fjord.no|Per Olav|Moe']],
  ['kari@fjord.no\nper@fjord.no\tola@fjord.no ida@fjord.no', ['kari@fjord.no||', 'per@fjord.no||', 'ola@fjord.no||', 'ida@fjord.no||']],
  ['kari@fjord.no, KARI@fjord.no', ['kari@fjord.no||']],
  ['<kari@fjord.no>', ['kari@fjord.no||']],
  ['mailto:kari@fjord.no (per@fjord.no). «ola@fjord.no»', ['kari@fjord.no||', 'per@fjord.no||', 'ola@fjord.no||']],
  ["Kari Lie <mailto:kari@fjord.no>, 'per@fjord.no'", ['kari@fjord.no|Kari|Lie', 'per@fjord.no||']],
  ['kari@fjord.no\u200b\n\ufeffKARI@fjord.no', ['kari@fjord.no||']],
  ['ola(at)fjord.no\nkari@fjord.no\r\nper.fjord.no', ['ola(at)fjord.no||', 'kari@fjord.no||', 'per.fjord.no||']],
  ['Hei, disse skal inviteres:\nkari@fjord.no; per@fjord.no', ['kari@fjord.no||', 'per@fjord.no||']],
  ['ingen adresser her', []],
  ['ingen', []],
])('%j', (text, expected) => {
  expect(plain(text)).toEqual(expected);
});
