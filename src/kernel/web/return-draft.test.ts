import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resumesDraft } from './form-drafts.ts';
import { recordDrafts } from './record-drafts.ts';
import { session, type User } from './session.ts';
import { returnDraft } from './use-form-draft.ts';

const place = 'absence/prompt/many';
const sent = { from: { message: '' }, to: { message: 'Husk ferien' } };
const newer = { from: { message: '' }, to: { message: 'Ny beskjed' } };

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  session.user.set({ accountId: 'kari', companyId: 7 } as User);
});
afterEach(() => vi.unstubAllGlobals());

test('a form goes on with what was sent and is undone', () => {
  expect(returnDraft(place, sent)).toBe(true);
  expect([recordDrafts.find(place)?.value, resumesDraft(place, 'kari')]).toEqual([sent, true]);
});

test('a form keeps what was typed in it after that was sent', () => {
  recordDrafts.keep(place, newer);
  expect(returnDraft(place, sent)).toBe(false);
  expect([recordDrafts.find(place)?.value, resumesDraft(place, 'kari')]).toEqual([newer, false]);
});
