import { beforeEach, expect, test } from 'vitest';
import { createRecordDrafts } from './record-drafts.ts';

let kept: Map<string, string>;
let owner: { accountId: string; companyId: number } | undefined;
const shelf = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
  key: (index: number) => [...kept.keys()][index] ?? null,
  get length() {
    return kept.size;
  },
};
const drafts = createRecordDrafts(
  () => shelf,
  () => owner,
);
const place = 'person/1/contact';

beforeEach(() => {
  kept = new Map([['samspill.company', '7']]);
  owner = { accountId: 'kari', companyId: 7 };
});

test('finds again what was kept, with its moment', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  drafts.keep(place, { city: 'Bodø' }, now);
  expect(drafts.find(place, now)).toEqual({ at: now.toISOString(), value: { city: 'Bodø' } });
});

test('shows no draft to another account or in another company', () => {
  drafts.keep(place, 1);
  owner = { accountId: 'ola', companyId: 7 };
  expect(drafts.find(place)).toBeUndefined();
  owner = { accountId: 'kari', companyId: 8 };
  expect(drafts.find(place)).toBeUndefined();
});

test('forgets a draft after two weeks', () => {
  drafts.keep(place, 1, new Date('2026-11-01T10:00:00Z'));
  expect(drafts.find(place, new Date('2026-11-15T09:00:00Z'))).toBeDefined();
  expect(drafts.find(place, new Date('2026-11-15T11:00:00Z'))).toBeUndefined();
  expect(kept.size).toBe(1);
});

test('forgets those of others when somebody else signs in, and nothing that is no draft', () => {
  drafts.keep(place, 1);
  owner = { accountId: 'ola', companyId: 7 };
  drafts.keep(place, 2);
  drafts.dropAllBut('ola');
  expect([...kept.keys()]).toEqual(['samspill.company', `samspill.draft/ola/7/${place}`]);
});

test('forgets those of the company that is left', () => {
  drafts.keep(place, 1);
  owner = { accountId: 'kari', companyId: 77 };
  drafts.keep(place, 2);
  drafts.dropOf({ accountId: 'kari', companyId: 7 });
  expect([...kept.keys()]).toEqual(['samspill.company', `samspill.draft/kari/77/${place}`]);
});

test('takes what somebody else wrote into the storage for no draft', () => {
  kept.set(`samspill.draft/kari/7/${place}`, '{"at":3}');
  expect(drafts.find(place)).toBeUndefined();
  kept.set(`samspill.draft/kari/7/${place}`, 'not json');
  expect(drafts.find(place)).toBeUndefined();
});

test('keeps nothing for a visitor who is not signed in', () => {
  owner = undefined;
  drafts.keep(place, 1);
  expect(kept.size).toBe(1);
});

test('keeps nothing more once it has ended, as forms are still open when somebody logs out', () => {
  const ended = createRecordDrafts(
    () => shelf,
    () => owner,
  );
  ended.keep(place, 1);
  ended.end('kari');
  ended.keep(place, 2);
  expect([...kept.keys()]).toEqual(['samspill.company']);
});
