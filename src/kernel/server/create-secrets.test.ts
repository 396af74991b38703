import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSecrets, keyIdOf, MissingKey } from './create-secrets.ts';

const newKey = (id: string) => ({ id, key: randomBytes(32) });
const first = newKey('first');
const second = newKey('second');
const secrets = createSecrets([first]);
const place = '7|person|0197|ssn';

describe('sealed fields', () => {
  test('open to the same text, whatever the characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (plain, where) => {
        expect(secrets.decrypt(secrets.encrypt(plain, where), where)).toBe(plain);
      }),
    );
  });

  test('hide the text and differ each time', () => {
    const sealed = secrets.encrypt('13097248022', place);
    expect(sealed).toMatch(/^v1\.first\.[\w-]+$/);
    expect(sealed).not.toContain('13097248022');
    expect(secrets.encrypt('13097248022', place)).not.toBe(sealed);
  });

  test('refuse to open in another place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (plain, from, to) => {
        fc.pre(from !== to);
        const sealed = secrets.encrypt(plain, from);
        expect(() => secrets.decrypt(sealed, to)).toThrow('does not belong where it was found');
      }),
    );
  });

  test('refuse to open when any character was changed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.nat(), fc.constantFrom(...'ABCyz019-_.= +'), (plain, at, character) => {
        const sealed = secrets.encrypt(plain, place);
        const index = at % sealed.length;
        fc.pre(sealed[index] !== character);
        const changed = sealed.slice(0, index) + character + sealed.slice(index + 1);
        expect(() => secrets.decrypt(changed, place)).toThrow();
      }),
      { numRuns: 500 },
    );
  });

  test.each(['', 'plain', 'v1.first.', 'v1.first.AAAA', 'v2.first.AAAA', 'v1..AAAA', '13097248022'])('refuse %j, which is none', (text) => {
    expect(() => secrets.decrypt(text, place)).toThrow('not a sealed field');
  });

  test('refuse a tag that was cut short', () => {
    const bytes = Buffer.from(secrets.encrypt('', place).split('.')[2] ?? '', 'base64url');
    expect(() => secrets.decrypt(`v1.first.${bytes.subarray(0, 24).toString('base64url')}`, place)).toThrow('not a sealed field');
  });
});

describe('rotation', () => {
  const rotated = createSecrets([second, first]);

  test('opens old fields, seals with the newest and tells them apart', () => {
    const old = secrets.encrypt('Åse', place);
    const renewed = rotated.encrypt(rotated.decrypt(old, place), place);
    expect(rotated.decrypt(old, place)).toBe('Åse');
    expect([old, renewed].map((text) => text.startsWith(rotated.freshPrefix))).toEqual([false, true]);
    expect(keyIdOf(renewed)).toBe('second');
  });

  test('changes no digest while the oldest key stays', () => {
    expect(rotated.digest('link', 'invitation')).toBe(secrets.digest('link', 'invitation'));
  });

  test('names the key that is missing', () => {
    const sealed = secrets.encrypt('Åse', place);
    expect(() => createSecrets([second]).decrypt(sealed, place)).toThrow(MissingKey);
    expect(() => createSecrets([second]).decrypt(sealed, place)).toThrow('"first" is missing');
  });

  test('does not open a field whose key id was rewritten', () => {
    const sealed = secrets.encrypt('Åse', place).replace('.first.', '.second.');
    expect(() => createSecrets([{ ...first, id: 'second' }]).decrypt(sealed, place)).toThrow('does not belong');
  });

  test('needs at least one key', () => {
    expect(() => createSecrets([])).toThrow('At least one');
  });
});

describe('digests', () => {
  test('are equal for equal values of one purpose only', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (value, purpose, other) => {
        expect(secrets.digest(value, purpose)).toBe(secrets.digest(value, purpose));
        if (purpose !== other) expect(secrets.digest(value, purpose)).not.toBe(secrets.digest(value, other));
      }),
    );
  });

  test('differ between installations', () => {
    expect(createSecrets([second]).digest('a', 'b')).not.toBe(secrets.digest('a', 'b'));
  });
});
