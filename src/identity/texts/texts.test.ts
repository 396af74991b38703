import { expect, test } from 'vitest';
import { en } from './en.ts';
import { no } from './no.ts';

type Node = string | { readonly [key: string]: Node };

function messages(node: Node, path = ''): [string, string][] {
  return typeof node === 'string' ? [[path, node]] : Object.entries(node).flatMap(([key, child]) => messages(child, `${path}.${key}`));
}
const argumentsOf = (message: string) => [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name).toSorted();

test('both languages say the same things about the same values', () => {
  const norwegian = new Map(messages(no));
  for (const [path, message] of messages(en)) {
    const known = new Set(argumentsOf(norwegian.get(path) ?? ''));
    const top = (text: string) => [...text.matchAll(/(?:^|[^{\w])\{(\w+)(?:,|\})/g)].map(([, name]) => name);
    expect(norwegian.has(path), path).toBe(true);
    for (const name of top(message)) expect(known, path).toContain(name);
  }
});
