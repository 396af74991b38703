import { expect, test } from 'vitest';
import { fieldErrorsOf } from './errors.ts';
import { EmailAddress } from './email-address.ts';

test.each([
  'kari@firma.no',
  'kari.o’hansen@firma.no'.replace('’', "'"),
  'kari+lønn@firma.no'.replace('ø', 'o'),
  'post@blåbær.no',
  'POST@BLÅBÆR.NO',
  'kari@xn--blbr-roah.no',
  'kari@mail.østfold-bakeri.as',
  'kari@bücher.example',
  'kari@例え.テスト',
  'kari@xn--r8jz45g.xn--zckzah',
  'kari@2.firma.no',
])('%s is an address', (address) => {
  expect(EmailAddress.parse(address)).toBe(address);
});

test.each([
  'kari',
  'kari@',
  '@firma.no',
  'kari@firma',
  'kari@blåbær',
  'kari@-blåbær.no',
  'kari@blå bær.no',
  'kari@blåbær..no',
  'kari@blåbær.n',
  'kari@firma.no2',
  'kari@firma_a.no',
  'kåri@firma.no',
  '.kari@firma.no',
  'kari.@firma.no',
  'ka..ri@firma.no',
  'kari@firma.no, ola@firma.no',
  'Kari <kari@firma.no>',
])('%s is none', (address) => {
  const { error } = EmailAddress.safeParse(address);
  expect(error && fieldErrorsOf(error)).toEqual([{ path: '', code: 'email' }]);
});
