import { describe, expect, test } from 'vitest';
import { encodeFormData, formFields, type FormInput } from './form-data.ts';

describe('form fields', () => {
  test('are named by dots and indexes', () => {
    const body = {
      ExternalFile: { Url: 'https://a.no' },
      files: [{ name: 'ø' }],
      rows: [[{ a: 1 }, { b: true }]],
      none: undefined,
      cleared: null,
    };
    expect(formFields(body)).toEqual([
      ['ExternalFile.Url', 'https://a.no'],
      ['files[0].name', 'ø'],
      ['rows[0][0].a', '1'],
      ['rows[0][1].b', 'true'],
      ['cleared', ''],
    ]);
  });

  test('say empty lists and objects, and gaps in a list', () => {
    const gap = [undefined, 'b'];
    expect(formFields({ list: [], object: {}, gap })).toEqual([
      ['list[]', ''],
      ['object{}', ''],
      ['gap[0]', ''],
      ['gap[1]', 'b'],
    ]);
  });

  test.each([
    [new Date(2026, 10, 21), '2026-11-21'],
    [new Date(2026, 0, 1, 0, 30), '2026-01-01'],
    [new Date(2026, 11, 31, 23, 59), '2026-12-31'],
  ])('carry a date as its day where the person is', (day, text) => {
    expect(formFields({ days: [day] })).toEqual([['days[0]', text]]);
  });

  test.each(['a.b', 'a[0]', '', 'a{}'])('cannot be named %j', (name) => {
    expect(() => formFields({ [name]: 'x' })).toThrow('cannot be the name');
  });

  test('go ten levels deep and no further', () => {
    const nested = (depth: number): FormInput => (depth === 0 ? {} : { a: depth === 1 ? 'x' : nested(depth - 1) });
    expect(formFields(nested(10))).toHaveLength(1);
    expect(() => formFields(nested(11))).toThrow('nested too deeply');
  });

  test('come before the files', () => {
    const form = encodeFormData({ folder: 'Avtaler' }, { field: 'file', files: [new File(['x'], 'ære.txt')] });
    expect([...form.keys()]).toEqual(['folder', 'file']);
    expect(form.get('file')).toHaveProperty('name', 'ære.txt');
  });
});
