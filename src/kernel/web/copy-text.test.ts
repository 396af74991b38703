import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from '#kernel/texts/en.ts';
import { closeToasts, currentToasts } from '#ui/toasts.ts';
import { copyText } from './copy-text.ts';
import { loadTexts, startTexts } from './texts.ts';

beforeEach(async () => {
  startTexts(() => Promise.resolve(en), 'en');
  await loadTexts('kernel');
  closeToasts();
});
afterEach(() => vi.unstubAllGlobals());

const toasts = () => currentToasts().map(({ tone, title, lines }) => ({ tone, title, lines }));

test('says that a text was copied', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => void copied.push(text) } });
  expect(await copyText('req-1', { title: 'Copied', lines: ['req-1'] })).toBe(true);
  expect(copied).toEqual(['req-1']);
  expect(toasts()).toEqual([{ tone: 'good', title: 'Copied', lines: ['req-1'] }]);
});

test.each([
  ['the browser denies it', { clipboard: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) } }],
  ['the page is not secure', {}],
])('says that a text must be copied by hand where %s', async (_, browser) => {
  vi.stubGlobal('navigator', browser);
  expect(await copyText('req-1', { title: 'Copied', lines: ['req-1'] })).toBe(false);
  expect(toasts()).toEqual([{ tone: 'warn', title: en.actions.notCopied, lines: ['req-1', en.actions.copyByHand] }]);
});
