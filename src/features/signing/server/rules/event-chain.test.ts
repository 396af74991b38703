import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { brokenEvent, canonicalJson, chainStart, hashEvent, type HashedEvent } from './event-chain.ts';

describe('canonical JSON', () => {
  test.each([
    [{ b: 1, a: 'x' }, '{"a":"x","b":1}'],
    [{ a: undefined, b: null }, '{"b":null}'],
    [[3, undefined, { z: [], y: {} }], '[3,null,{"y":{},"z":[]}]'],
    [{ æ: 'ø', '\u{1f600}': 1, ﬀ: 2 }, '{"æ":"ø","\u{1f600}":1,"ﬀ":2}'],
    ['line\nbreak', '"line\\nbreak"'],
    [1e21, '1e+21'],
  ])('writes %j as %s', (value, written) => {
    expect(canonicalJson(value)).toBe(written);
  });
});

function chainOf(count: number): HashedEvent[] {
  const events: HashedEvent[] = [];
  for (let number = 1; number <= count; number += 1) {
    const event = {
      number,
      at: `2026-11-25T10:0${number}:00.000Z`,
      kind: 'signed',
      recipient: 'r',
      facts: { name: 'Kari', number },
      previous: events.at(-1)?.hash ?? chainStart,
    };
    events.push({ ...event, hash: hashEvent(event) });
  }
  return events;
}

test('an event is hashed as anybody can do by hand', () => {
  const [event] = chainOf(1);
  const text = `{"at":"2026-11-25T10:01:00.000Z","facts":{"name":"Kari","number":1},"kind":"signed","number":1,"previous":"${'0'.repeat(64)}","recipient":"r"}`;
  expect(event?.hash).toBe(createHash('sha256').update(text).digest('hex'));
});

test('a whole chain, an empty one too, has no broken event', () => {
  expect(brokenEvent([])).toBeUndefined();
  expect(brokenEvent(chainOf(4))).toBeUndefined();
});

test.each<[string, (events: HashedEvent[]) => HashedEvent[], number]>([
  ['a changed fact', (events) => events.map((event) => (event.number === 2 ? { ...event, facts: { name: 'Ola' } } : event)), 2],
  ['a changed time', (events) => events.map((event) => (event.number === 3 ? { ...event, at: '2026-11-24T00:00:00.000Z' } : event)), 3],
  ['another person', (events) => events.map((event) => (event.number === 1 ? { ...event, recipient: 's' } : event)), 1],
  ['a missing event', (events) => events.filter(({ number }) => number !== 2), 2],
  ['a missing beginning', (events) => events.slice(1), 1],
  ['two that changed places', ([a, b, ...rest]) => [b, a, ...rest].filter((event) => event !== undefined), 1],
  [
    'a change with a new hash of its own',
    (events) => events.map((event) => (event.number === 2 ? rehashed({ ...event, kind: 'rejected' }) : event)),
    3,
  ],
])('%s breaks the chain', (_name, change, broken) => {
  expect(brokenEvent(change(chainOf(4)))).toBe(broken);
});

function rehashed(event: HashedEvent): HashedEvent {
  return { ...event, hash: hashEvent(event) };
}
