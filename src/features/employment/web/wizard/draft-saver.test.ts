import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CallError } from '#kernel/web/call-error.ts';
import type { EmploymentDocument } from '../../contract/document.ts';
import type { Value } from '../../contract/template.ts';
import { draftOf } from '../../testing/drafts.ts';
import type { DraftChanges } from '../draft.ts';
import { changedBy, contentOfDraft, fieldsOf, mergedInto, valuesIn } from './draft-fields.ts';
import { DraftSaver } from './draft-saver.ts';
import type { StoredDraft } from './stored-draft.ts';

const first = draftOf('permanent');
const value = (key: string, to: Value): DraftChanges => ({ variables: [{ key, value: to }] });
const valueOf = (document: EmploymentDocument, key: string) => contentOfDraft(document).variables.find((one) => one.key === key)?.value;

/** What the server does: each save is a version, and one of an older version is refused with what is stored. */
function createStored(document: EmploymentDocument) {
  const stored = { document, saves: 0, fails: undefined as CallError | undefined };
  const save = (changes: DraftChanges): EmploymentDocument => {
    const before = stored.document;
    const fields = changedBy(fieldsOf(before), changes, contentOfDraft(before).template);
    stored.document = { ...mergedInto(before, fields), version: before.version + 1 };
    return stored.document;
  };
  const send = async (changes: DraftChanges, version: number): Promise<EmploymentDocument> => {
    await Promise.resolve();
    if (stored.fails) throw stored.fails;
    if (version !== stored.document.version)
      throw new CallError({ status: 409, codes: ['common.Conflict'], details: { document: stored.document } });
    stored.saves += 1;
    return save(changes);
  };
  return { stored, save, send };
}

function opened(document = first, keepsAll = true) {
  const { stored, save, send } = createStored(document);
  const kept: { draft: StoredDraft | undefined } = { draft: undefined };
  const back: { again: () => void } = { again: () => undefined };
  const saver = new DraftSaver(document, {
    send,
    keep: (draft) => {
      kept.draft = draft;
      return draft === undefined || keepsAll;
    },
    recover: () => new Promise((resolve) => (back.again = resolve)),
  });
  return { saver, stored, save, kept, back, state: () => saver.view.get().state.kind };
}

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

test('saves two seconds after the last letter, once', async () => {
  const { saver, stored, state } = opened();
  saver.change(value('firstName', 'O'));
  await vi.advanceTimersByTimeAsync(1999);
  saver.change(value('firstName', 'Ola'));
  await vi.advanceTimersByTimeAsync(1999);
  expect([stored.saves, state()]).toEqual([0, 'saving']);
  await vi.advanceTimersByTimeAsync(1);
  expect([stored.saves, state(), valueOf(stored.document, 'firstName')]).toEqual([1, 'saved', 'Ola']);
});

test('leaving a step saves at once, also what is typed while it is sent', async () => {
  const { saver, stored } = opened();
  saver.change(value('firstName', 'Ola'));
  const left = saver.flush();
  saver.change(value('lastName', 'Nordmann'));
  expect(await left).toBe(true);
  expect([stored.saves, valueOf(stored.document, 'firstName'), valueOf(stored.document, 'lastName')]).toEqual([2, 'Ola', 'Nordmann']);
});

test('what is typed while it is sent stays, and is saved afterwards', async () => {
  const { saver, stored, state } = opened();
  saver.change(value('firstName', 'Ola'));
  vi.advanceTimersByTime(2000);
  saver.change(value('firstName', 'Ola Andre'));
  await vi.advanceTimersByTimeAsync(0);
  expect(valuesIn(saver.view.get().fields)['firstName']).toBe('Ola Andre');
  await vi.advanceTimersByTimeAsync(2000);
  expect([valueOf(stored.document, 'firstName'), state()]).toEqual(['Ola Andre', 'saved']);
});

test('what the server makes of a field is taken over', async () => {
  const { saver, stored, state } = opened();
  saver.change({ name: null });
  await saver.flush();
  expect([state(), saver.view.get().fields['name'], stored.saves]).toEqual(['saved', first.name, 1]);
});

describe('a change of another tab', () => {
  test('of another field is merged without a question', async () => {
    const { saver, stored, save } = opened();
    save(value('position', 'Sjef'));
    saver.change(value('firstName', 'Ola'));
    expect(await saver.flush()).toBe(true);
    expect([valueOf(stored.document, 'position'), valueOf(stored.document, 'firstName')]).toEqual(['Sjef', 'Ola']);
  });

  test('that is told of comes into the page, and what is typed stays', () => {
    const { saver, save } = opened();
    saver.change(value('firstName', 'Ola'));
    saver.meet(save(value('position', 'Sjef')));
    expect(valuesIn(saver.view.get().fields)).toMatchObject({ position: 'Sjef', firstName: 'Ola' });
  });

  test('that is told of while something is sent waits for the answer', async () => {
    const { saver, state } = opened();
    saver.change(value('firstName', 'Ola'));
    const left = saver.flush();
    saver.meet({ ...draftOf('permanent', { position: 'Sjef' }), version: 3 });
    await left;
    expect([state(), valuesIn(saver.view.get().fields)['position']]).toEqual(['saved', first.position || null]);
  });

  test.each<[string, readonly string[], string]>([
    ['mine', [], 'Ola'],
    ['theirs', ['variable.firstName'], 'Kari'],
  ])('of the same field is asked about: %s', async (_side, taken, after) => {
    const { saver, stored, save, state } = opened();
    save(value('firstName', 'Kari'));
    saver.change(value('firstName', 'Ola'));
    expect(await saver.flush()).toBe(false);
    expect(saver.view.get().conflict?.names).toEqual(['variable.firstName']);
    saver.settle(taken);
    await vi.advanceTimersByTimeAsync(0);
    expect([valueOf(stored.document, 'firstName'), state()]).toEqual([after, 'saved']);
  });

  test('that is left for later saves nothing, and is shown again when the step is left', async () => {
    const { saver, stored, save, state } = opened();
    save(value('firstName', 'Kari'));
    saver.change(value('firstName', 'Ola'));
    await saver.flush();
    saver.postpone();
    saver.change(value('lastName', 'Nordmann'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([stored.saves, state(), saver.view.get().conflict]).toEqual([0, 'conflict', undefined]);
    expect(await saver.flush()).toBe(false);
    expect(saver.view.get().conflict?.names).toEqual(['variable.firstName']);
  });
});

test('without a connection it is kept, and saved when the connection is back', async () => {
  const { saver, stored, kept, back, state } = opened();
  stored.fails = new CallError({ status: 0, codes: ['common.Unknown'] });
  saver.change(value('firstName', 'Ola'));
  expect(await saver.flush()).toBe(false);
  expect([state(), kept.draft?.to, saver.isStuck()]).toEqual(['waiting', { 'variable.firstName': 'Ola' }, true]);
  stored.fails = undefined;
  back.again();
  await vi.advanceTimersByTimeAsync(0);
  expect([state(), kept.draft, valueOf(stored.document, 'firstName')]).toEqual(['saved', undefined, 'Ola']);
});

test('a refusal is shown, and the next change is tried again', async () => {
  const { saver, stored, state } = opened();
  stored.fails = new CallError({ status: 409, codes: ['documents.NotEditable'] });
  saver.change(value('firstName', 'Ola'));
  await saver.flush();
  expect(state()).toBe('refused');
  stored.fails = undefined;
  saver.change(value('firstName', 'Kari'));
  await vi.advanceTimersByTimeAsync(2000);
  expect([state(), valueOf(stored.document, 'firstName')]).toEqual(['saved', 'Kari']);
});

test('a character that no contract may have holds back its field only', async () => {
  const { saver, stored, state } = opened();
  saver.change({
    variables: [
      { key: 'firstName', value: 'Ola 🎉' },
      { key: 'lastName', value: 'Nordmann' },
    ],
  });
  expect(await saver.flush()).toBe(false);
  expect([state(), valueOf(stored.document, 'lastName'), saver.isStuck()]).toEqual(['held', 'Nordmann', true]);
  saver.change(value('firstName', 'Ola'));
  expect(await saver.flush()).toBe(true);
});

describe('what was typed before a reload', () => {
  const kept = { from: { 'variable.firstName': null }, to: { 'variable.firstName': 'Ola' } };

  test('is laid over the draft and saved', async () => {
    const { saver, stored, state } = opened();
    expect(saver.resume(kept)).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect([valueOf(stored.document, 'firstName'), state()]).toEqual(['Ola', 'saved']);
  });

  test('is nothing when it was saved before the page went', () => {
    const { saver, state } = opened(draftOf('permanent', { firstName: 'Ola' }));
    expect([saver.resume(kept), state()]).toEqual([false, 'saved']);
  });

  test('is asked about when the field was changed meanwhile', async () => {
    const { saver, stored } = opened(draftOf('permanent', { firstName: 'Kari' }));
    saver.resume(kept);
    saver.postpone();
    expect([await saver.flush(), saver.isStuck(), valueOf(stored.document, 'firstName')]).toEqual([false, true, 'Kari']);
  });

  test.each<unknown>([undefined, 'x', { from: {}, to: { secret: 1 } }, { from: {}, to: { 'variable.firstName': { a: 1 } } }])(
    'is ignored when it is none: %j',
    (nothing) => {
      expect(opened().saver.resume(nothing)).toBe(false);
    },
  );
});

test.each([
  ['a browser may keep all of it', true, 'kept'],
  ['some of it is kept nowhere, such as pay', false, 'lost'],
])('at the end of a session, what is typed is called kept or lost when %s', (_what, keepsAll, called) => {
  const { saver } = opened(first, keepsAll);
  expect(saver.keepAtEnd()).toBe('nothing');
  saver.change(value('firstName', 'Ola'));
  expect(saver.keepAtEnd()).toBe(called);
});
