import { describe, expect, test } from 'vitest';
import { createRecentMessages } from './recent-messages.ts';
import type { LiveMessage } from './message.ts';

const message = (entityId: string): LiveMessage => ({ companyId: 1, changes: [{ entity: 'note', entityId }] });
const ids = (messages: LiveMessage[] | undefined) => messages?.map(({ changes }) => changes[0]?.entityId);

describe('what was heard lately', () => {
  test('is known from the moment that listening began', () => {
    const memory = createRecentMessages();
    expect(memory.since(5)).toBeUndefined();
    memory.begin(10);
    memory.note(message('a'), 11);
    memory.note(message('b'), 12);
    expect(ids(memory.since(10.5))).toEqual(['a', 'b']);
    expect(ids(memory.since(11.5))).toEqual(['b']);
    expect(ids(memory.since(13))).toEqual([]);
    expect(memory.since(10)).toBeUndefined();
  });

  test('is not known any more after a pause', () => {
    const memory = createRecentMessages();
    memory.begin(10);
    memory.note(message('a'), 11);
    memory.begin(20);
    expect(memory.since(15)).toBeUndefined();
    expect(ids(memory.since(21))).toEqual([]);
  });

  test('is forgotten after two minutes', () => {
    const memory = createRecentMessages();
    memory.begin(10);
    memory.note(message('a'), 11);
    memory.note(message('b'), 132);
    expect(memory.since(11)).toBeUndefined();
    expect(ids(memory.since(12))).toEqual(['b']);
  });

  test('is at most a thousand messages', () => {
    const memory = createRecentMessages();
    memory.begin(10);
    for (let number = 1; number <= 1_001; number += 1) memory.note(message(String(number)), 10 + number / 1_000);
    expect(memory.since(10.0005)).toBeUndefined();
    expect(memory.since(10.0015)).toHaveLength(1_000);
  });
});
