import { expect, test } from 'vitest';
import { en } from './en.ts';
import { no } from './no.ts';

type Node = string | { readonly [key: string]: Node };

function messages(node: Node, path = ''): [string, string][] {
  return typeof node === 'string' ? [[path, node]] : Object.entries(node).flatMap(([key, child]) => messages(child, `${path}.${key}`));
}
/** The values a message takes; words inside the branches of a plural are none. */
const valuesOf = (message: string) => [...message.matchAll(/\{(\w+)(?:,|\})/g)].map(([, name]) => name);

test('both languages say the same things about the same values', () => {
  const norwegian = new Map(messages(no));
  const astray = messages(en).filter(([path, message]) => {
    const given = new Set(valuesOf(norwegian.get(path) ?? ''));
    return !norwegian.has(path) || valuesOf(message).some((name) => !given.has(name));
  });
  expect(astray).toEqual([]);
});
