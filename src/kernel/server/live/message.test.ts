import { describe, expect, test } from 'vitest';
import { newId } from '../id.ts';
import { merged, payloadOf, payloadOfChanges, readPayload } from './message.ts';
import { messageTextsFor } from './message-texts.ts';

const changes = (count: number, entity = 'companyUser') => Array.from({ length: count }, () => ({ entity, entityId: newId() }));

describe('what changed', () => {
  test('is named once, and more than fifty of a kind are many', () => {
    const [one] = changes(1, 'company');
    expect(merged([...changes(51), ...(one ? [one, one] : [])])).toEqual([{ entity: 'companyUser', entityId: null }, one]);
    expect(merged(changes(50))).toHaveLength(50);
    expect(
      merged([
        { entity: 'a', entityId: null },
        { entity: 'a', entityId: '1' },
      ]),
    ).toEqual([{ entity: 'a', entityId: null }]);
  });

  test('always fits into a notification', () => {
    const many = Array.from({ length: 60 }, (_, kind) => changes(40, `entity${kind}`)).flat();
    const to = Array.from({ length: 100 }, () => newId());
    for (const message of [{ changes: many }, { changes: many, to }, { changes: changes(40), to: [...to, ...to] }]) {
      const payload = payloadOf({ companyId: 2_147_483_647, by: newId(), ...message });
      expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
      expect(readPayload(payload).changes.length).toBeGreaterThan(0);
    }
  });

  test('is for the whole company when too many people are addressed', () => {
    const to = Array.from({ length: 101 }, () => newId());
    expect(readPayload(payloadOf({ companyId: 1, changes: changes(1), to })).to).toBeUndefined();
  });

  test('is nothing for a call that named no change', () => {
    expect(payloadOfChanges(1, [{ entity: 'call', entityId: newId() }], undefined)).toBeUndefined();
  });

  test('carries no sender that could not be one', () => {
    expect(readPayload(payloadOf({ companyId: 1, changes: changes(1), by: 'x'.repeat(5_000) })).by).toBeUndefined();
    expect(readPayload(payloadOf({ companyId: 1, changes: changes(1), by: '{"' })).by).toBeUndefined();
  });
});

test('each listener is told what others changed and what is addressed to them, and the usual text is made once', () => {
  let made = 0;
  const textOf = (told: readonly { entity: string }[]) => {
    made += 1;
    return told.map(({ entity }) => entity).join(' ');
  };
  const of = (entity: string, more: object = {}) => ({ companyId: 1, changes: changes(1, entity), ...more });
  const textFor = messageTextsFor([of('a', { by: 'her page' }), of('b'), of('c', { to: ['him'] })], textOf);
  expect(textFor({ connectionId: 'her page', companyUserId: 'her' })).toBe('b');
  expect(textFor({ connectionId: 'her other page', companyUserId: 'her' })).toBe('a b');
  expect(textFor({ connectionId: 'his page', companyUserId: 'him' })).toBe('a b c');
  expect(textFor({ connectionId: 'another page', companyUserId: 'another' })).toBe('a b');
  expect(made).toBe(3);
  expect(messageTextsFor([of('a', { by: 'her page' })], textOf)({ connectionId: 'her page', companyUserId: 'her' })).toBeUndefined();
});
