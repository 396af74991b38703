import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeFormData } from './form-data.ts';
import { Failure } from './failure.ts';

const refused = (fields: [string, string][]) => {
  expect(() => decodeFormData(fields)).toThrow(Failure);
  expect(() => decodeFormData(fields)).toThrow('common.BadRequest');
};

describe('form data', () => {
  test.each<[string, [string, string][], object]>([
    [
      'plain names',
      [
        ['otp', '123456'],
        ['provider', ''],
      ],
      { otp: '123456', provider: '' },
    ],
    [
      'dotted names',
      [
        ['ExternalFile.Url', 'u'],
        ['ExternalFile.FileName', 'f'],
      ],
      { ExternalFile: { Url: 'u', FileName: 'f' } },
    ],
    [
      'indexed names',
      [
        ['files[0].name', 'a'],
        ['files[1].name', 'b'],
      ],
      { files: [{ name: 'a' }, { name: 'b' }] },
    ],
    [
      'indexes in any order',
      [
        ['a[1]', 'y'],
        ['a[0]', 'x'],
      ],
      { a: ['x', 'y'] },
    ],
    [
      'lists in lists',
      [
        ['a[0][0].b', 'x'],
        ['a[0][1].b', 'y'],
      ],
      { a: [[{ b: 'x' }, { b: 'y' }]] },
    ],
    [
      'empty lists and objects',
      [
        ['a[]', ''],
        ['b.c{}', ''],
        ['d[0][]', ''],
      ],
      { a: [], b: { c: {} }, d: [[]] },
    ],
    ['digits after a dot as a name', [['a.0', 'x']], { a: { 0: 'x' } }],
    ['unusual letters', [['Årsak til æ', 'x']], { 'Årsak til æ': 'x' }],
    ['ten levels', [['a.a.a.a.a.a.a.a.a.a', 'x']], { a: { a: { a: { a: { a: { a: { a: { a: { a: { a: 'x' } } } } } } } } } }],
    ['no fields', [], {}],
  ])('reads %s', (_case, fields, body) => {
    expect(decodeFormData(fields)).toEqual(body);
  });

  test.each<[string, [string, string][]]>([
    ['eleven levels', [['a.a.a.a.a.a.a.a.a.a.a', 'x']]],
    ['__proto__', [['__proto__.isAdmin', 'true']]],
    ['a deeper __proto__', [['a.__proto__.b', 'x']]],
    ['constructor', [['constructor.prototype.x', 'y']]],
    ['prototype', [['a[0].prototype', 'y']]],
    ['a huge index', [['a[100000]', 'x']]],
    ['an index beyond all numbers', [['a[99999999999999999999]', 'x']]],
    [
      'a gap in a list',
      [
        ['a[0]', 'x'],
        ['a[2]', 'y'],
      ],
    ],
    ['a list that starts at one', [['a[1]', 'x']]],
    ['a padded index', [['a[00]', 'x']]],
    ['a negative index', [['a[-1]', 'x']]],
    [
      'a field given twice',
      [
        ['a', 'x'],
        ['a', 'y'],
      ],
    ],
    [
      'a text that is also an object',
      [
        ['a', 'x'],
        ['a.b', 'y'],
      ],
    ],
    [
      'an object that is also a text',
      [
        ['a.b', 'x'],
        ['a', 'y'],
      ],
    ],
    [
      'a list that is also an object',
      [
        ['a[0]', 'x'],
        ['a.b', 'y'],
      ],
    ],
    [
      'an empty list with items',
      [
        ['a[]', ''],
        ['a[0]', 'y'],
      ],
    ],
    [
      'items and then an empty list',
      [
        ['a[0]', 'y'],
        ['a[]', ''],
      ],
    ],
    ['an empty list with text', [['a[]', 'x']]],
    [
      'an empty object twice',
      [
        ['a{}', ''],
        ['a{}', ''],
      ],
    ],
    ['an empty name', [['', 'x']]],
    ['an empty part', [['a..b', 'x']]],
    ['a dot at the end', [['a.', 'x']]],
    ['an open bracket', [['a[0', 'x']]],
    ['a name in brackets', [['a[b]', 'x']]],
    ['text after a bracket', [['a[0]b', 'x']]],
    ['a list at the root', [['[0]', 'x']]],
    ['an endless name', [['a'.repeat(501), 'x']]],
    ['too many fields', Array.from({ length: 2001 }, (_, index): [string, string] => [`a${index}`, ''])],
  ])('refuses %s', (_case, fields) => refused(fields));

  test('either refuses or gives plain, dense data, whatever the names', () => {
    const name = fc
      .array(fc.constantFrom('a', 'b', '.', '[0]', '[1]', '[]', '{}', '[', ']', '__proto__', ' '), { maxLength: 8 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.constantFrom('', 'x')), { maxLength: 6 }), (fields) => {
        try {
          const body = decodeFormData(fields);
          expect(JSON.parse(JSON.stringify(body))).toEqual(body);
          expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
        }
        expect(Object.prototype).not.toHaveProperty('x');
      }),
      { numRuns: 2000 },
    );
  });

  test('says which field it refuses, cut short', () => {
    expect(() => decodeFormData([['a'.repeat(600), 'x']])).toThrow(
      expect.objectContaining({ extra: { fieldErrors: [{ path: 'a'.repeat(100), code: 'invalid' }] } }),
    );
  });
});
