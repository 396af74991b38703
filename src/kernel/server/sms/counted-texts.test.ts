import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { smsParts } from '#kernel/contract/sms-parts.ts';

const lines = readFileSync(join(import.meta.dirname, 'counted-texts.txt'), 'utf8')
  .trim()
  .split('\n');
const counted = lines
  .filter((line) => !line.startsWith('#'))
  .map((line) => {
    const [, alphabet, parts, text] = /^(\w+);(\d+);(.*)$/.exec(line) ?? [];
    return { alphabet, parts: Number(parts), text: JSON.parse(text ?? '') as string };
  });

test('more than 200 texts have the parts that two other programs count', () => {
  expect(counted.length).toBeGreaterThan(200);
  const found = counted.map(({ text }) => ({ alphabet: smsParts(text).alphabet, parts: smsParts(text).parts.length, text }));
  expect(found).toEqual(counted);
});
