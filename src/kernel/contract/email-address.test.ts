import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrorsOf } from './errors.ts';
import { emailKey, EmailAddress } from './email-address.ts';

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

describe('one address', () => {
  test.each([
    ['KARI@Firma.NO', 'kari@firma.no'],
    ['post@blåbær.no', 'post@xn--blbr-roah.no'],
    ['POST@BLÅBÆR.NO', 'post@xn--blbr-roah.no'],
    ['post@bla\u030abær.no', 'post@xn--blbr-roah.no'],
    ['post@XN--blbr-ROAH.no', 'post@xn--blbr-roah.no'],
    ['kari@mail.Østfold-bakeri.as', 'kari@mail.xn--stfold-bakeri-9mb.as'],
    ['kari@straße.example', 'kari@xn--strae-oqa.example'],
    ['kari@例え.テスト', 'kari@xn--r8jz45g.xn--zckzah'],
    ['kari', 'kari'],
    ['blåbær', 'blåbær'],
    ['kari@blåbær.no/x', 'kari@blåbær.no/x'],
    ['kari@xn--.blåbær.no', 'kari@xn--.blåbær.no'],
    ['', ''],
  ])('%s is known as %s', (address, key) => {
    expect(emailKey(address)).toBe(key);
  });

  test('is known as itself, and as Node writes its domain', () => {
    const label = fc.array(fc.constantFrom(...'abz09æøåÆØÅäöüß例え'), { minLength: 1, maxLength: 20 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 3 }), (labels) => {
        const domain = [...labels, 'no'].join('.');
        const key = emailKey(`Kari@${domain}`);
        expect(key).toBe(`kari@${domainToASCII(domain)}`);
        expect(emailKey(key)).toBe(key);
      }),
    );
  });
});
