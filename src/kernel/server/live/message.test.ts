import { describe, expect, test } from 'vitest';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { newId } from '../id.ts';
import type { KindFor } from './audience.ts';
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
    for (const message of [{ changes: many }, { changes: many, to }, { changes: changes(40), to }]) {
      const payload = payloadOf({ companyId: 2_147_483_647, by: newId(), author: newId(), ...message });
      expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
      expect(readPayload(payload).changes.length).toBeGreaterThan(0);
    }
  });

  test('never reaches more than those it is addressed to', () => {
    const to = Array.from({ length: 101 }, () => newId());
    expect(() => payloadOf({ companyId: 1, changes: changes(1), to })).toThrow(RangeError);
  });

  test('is nothing for a call that named no change', () => {
    expect(payloadOfChanges(1, [{ entity: 'call', entityId: newId() }], {})).toBeUndefined();
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
  const kindFor: KindFor = (role, entity) =>
    entity === 'secret' && role === 'employee' ? undefined : entity === 'renamed' ? 'plain' : entity;
  const page = (connectionId: string, companyUserId: string, role: RoleKey = 'employee') => ({ connectionId, companyUserId, role });
  const messages = [
    of('a', { by: 'her page', author: 'her' }),
    of('renamed'),
    of('secret', { author: 'author' }),
    of('c', { to: ['him'] }),
  ];
  const textFor = messageTextsFor(messages, { kindFor, textOf });
  expect(textFor(page('her page', 'her'))).toBe('plain');
  expect(textFor(page('her other page', 'her'))).toBe('a plain');
  expect(textFor(page('his page', 'him'))).toBe('a plain c');
  expect(textFor(page('page of the author', 'author'))).toBe('a plain secret');
  made = 0;
  expect(textFor(page('another page', 'another'))).toBe('a plain');
  expect(textFor(page('a third page', 'third'))).toBe('a plain');
  expect(textFor(page('reader', 'reader', 'systemadmin'))).toBe('a plain secret');
  expect(made).toBe(2);
  const kept = { companyId: 1, changes: [{ entity: 'kept', entityId: newId(), except: 'her' }] };
  const textOfKept = messageTextsFor([kept, of('a')], {
    kindFor,
    textOf: (told) => JSON.stringify(told.map((one) => Object.keys(one).length)),
  });
  expect([textOfKept(page('1', 'her', 'systemadmin')), textOfKept(page('2', 'him'))]).toEqual(['[2]', '[2,2]']);
  const own = messageTextsFor([of('a', { by: 'her page' })], { kindFor, textOf });
  expect(own(page('her page', 'her'))).toBeUndefined();
});
