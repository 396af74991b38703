import { describe, expect, test } from 'vitest';
import { checkDigit, isKid, kidOf } from './kid.ts';

describe('a KID', () => {
  test.each(['12344', '602243', '1002003000', '9999996', '123456782', '18'])('is valid: %s', (reference) => {
    expect(isKid(reference)).toBe(true);
  });

  test.each(['12345', '602244', '1002003001', '0', '', '1234a', '12344 ', '95 ', ' 18', '12345678901234567890123455'])(
    'is refused: "%s"',
    (reference) => {
      expect(isKid(reference)).toBe(false);
    },
  );

  test.each([
    [1, 1, '000001000000016'],
    [737_375_731, 42, '375731000000429'],
    [999_999, 99_999_999, '999999999999994'],
    [1_000_000, 1, '000000000000018'],
    [1_000_001, 2, '000001000000024'],
    [2_147_483_647, 3, '483647000000038'],
  ])('of company %i and invoice %i is %s', (companyId, number, kid) => {
    expect(kidOf(companyId, number)).toBe(kid);
    expect(isKid(kid)).toBe(true);
  });

  test.each([0, 100_000_000])('does not fit the invoice number %i', (number) => {
    expect(() => kidOf(1, number)).toThrow('does not fit');
  });

  test('of two companies whose last six digits are the same differs by the invoice', () => {
    expect(kidOf(1, 7)).not.toBe(kidOf(1_000_001, 8));
    expect(kidOf(1, 7).slice(0, 6)).toBe(kidOf(1_000_001, 8).slice(0, 6));
  });

  test('changes its last digit with any other digit', () => {
    const digits = '00012300000456';
    for (const [index, digit] of [...digits].entries()) {
      const other = `${digits.slice(0, index)}${(Number(digit) + 1) % 10}${digits.slice(index + 1)}`;
      expect(checkDigit(other)).not.toBe(checkDigit(digits));
    }
  });
});
