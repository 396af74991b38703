import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadSecretKeys, parseSecretKeys } from './key-file.ts';

const key = Buffer.alloc(32, 7).toString('base64');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('SECRET_KEYS', () => {
  test('gives the keys in their order', () => {
    const keys = parseSecretKeys(` b:${key} , a:${Buffer.alloc(32, 1).toString('base64url')}`);
    expect(keys.map(({ id, key: bytes }) => [id, bytes.length])).toEqual([
      ['b', 32],
      ['a', 32],
    ]);
  });

  test.each([
    ['no id', key, 'entry 1 has no proper id'],
    ['an empty entry', `a:${key},`, 'entry 2 has no proper id'],
    ['an id with a dot', `a.b:${key}`, 'entry 1 has no proper id'],
    ['a short key', 'a:c2hvcnQ=', '"a" is not 32 bytes'],
    ['text that is no base64', `a:${'*'.repeat(43)}`, '"a" is not 32 bytes'],
    ['one id twice', `a:${key},a:${key}`, '"a" stands twice'],
  ])('with %s is refused in plain words', (_case, text, message) => {
    expect(() => parseSecretKeys(text)).toThrow(message);
  });

  test('never shows a key in a message', () => {
    expect(() => parseSecretKeys(`a:${key}x`)).toThrow(expect.objectContaining({ message: expect.not.stringContaining(key) }));
  });

  test('wins over the data folder, which stays untouched', () => {
    expect(loadSecretKeys(folder, `a:${key}`)[0]?.id).toBe('a');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the key file', () => {
  test('is made once, readable by its owner only, and kept', () => {
    const deep = join(folder, 'a', 'data');
    const made = loadSecretKeys(deep, undefined);
    expect(made).toHaveLength(1);
    expect(statSync(join(deep, 'keys.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(deep)).toEqual(['keys.json']);
    expect(loadSecretKeys(deep, '')).toEqual(made);
  });

  test('is closed again when others could read it', () => {
    loadSecretKeys(folder, undefined);
    chmodSync(join(folder, 'keys.json'), 0o644);
    loadSecretKeys(folder, undefined);
    expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
  });

  test.each(['', '{', '{"keys":[]}', '{"keys":[{"id":"a"}]}'])('is never replaced when it reads %j', (text) => {
    writeFileSync(join(folder, 'keys.json'), text);
    expect(() => loadSecretKeys(folder, undefined)).toThrow('is not a key file');
    expect(readFileSync(join(folder, 'keys.json'), 'utf8')).toBe(text);
  });

  test('is the same for processes that start at once', async () => {
    const source = `import { loadSecretKeys } from ${JSON.stringify(join(import.meta.dirname, 'key-file.ts'))};
      console.log(loadSecretKeys(${JSON.stringify(folder)}, undefined)[0].id)`;
    const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', source]);
    const ids = (await Promise.all(Array.from({ length: 6 }, run))).map(({ stdout }) => stdout.trim());
    expect(new Set(ids).size).toBe(1);
    expect(readdirSync(folder)).toEqual(['keys.json']);
  });
});
