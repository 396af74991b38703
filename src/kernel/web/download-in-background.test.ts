import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { en } from '#kernel/texts/en.ts';
import { closeToasts, currentToasts } from '#ui/toasts.ts';
import { CallError } from './call-error.ts';
import { leaveCompany } from './company-left.ts';
import { downloadInBackground, startDownload } from './download-in-background.ts';
import { filesBeingMade } from './files-being-made.ts';
import { recordDrafts } from './record-drafts.ts';
import { session, type User } from './session.ts';
import { loadTexts, startTexts } from './texts.ts';

const choices = { place: 'absence/export', from: { kind: 'summary', format: 'xlsx' }, to: { kind: 'payroll', format: 'xlsx' } };
const saved: string[] = [];
beforeAll(async () => {
  startTexts(async () => en, 'en');
  await loadTexts('kernel', 'en');
  // Whose drafts they are.
  session.user.set({ accountId: 'kari', companyId: 1 } as User);
});
beforeEach(() => {
  vi.useFakeTimers();
  saved.length = 0;
  // Another file of tests may have left some.
  closeToasts();
  const link = { href: '', download: '', click: () => void saved.push(link.download) };
  vi.stubGlobal('document', { createElement: () => link });
  // Drafts of forms go when the company is left; their module may stand here already.
  vi.stubGlobal('sessionStorage', { removeItem: () => undefined });
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => void shelf.set(key, text),
    removeItem: (key: string) => void shelf.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  closeToasts();
});

/** A file that is there when it is told to be, unless it is cancelled before. */
function asked() {
  const file = Promise.withResolvers<Blob>();
  const ask = (signal: AbortSignal): Promise<Blob> => {
    signal.addEventListener('abort', () => file.reject(new Error('aborted')));
    return file.promise;
  };
  return { ...file, ask };
}
const shown = () => filesBeingMade.get().map(({ name }) => name);

test('a file that is there at once is only downloaded', async () => {
  const { ask, resolve } = asked();
  const done = downloadInBackground('People', ask);
  vi.advanceTimersByTime(399);
  expect(shown()).toEqual([]);
  resolve(new File(['x'], 'people.xlsx'));
  await done;
  vi.advanceTimersByTime(1);
  expect([shown(), saved]).toEqual([[], ['people.xlsx']]);
  expect(currentToasts().map(({ title }) => title)).toEqual(['people.xlsx is downloaded']);
});

test('a file that takes longer is shown until it is there', async () => {
  const { ask, resolve } = asked();
  const done = downloadInBackground('Log', ask);
  vi.advanceTimersByTime(400);
  expect(shown()).toEqual(['Log']);
  resolve(new Blob(['x']));
  await done;
  expect([shown(), saved.length]).toEqual([[], 1]);
});

test.each([
  ['by its button', () => filesBeingMade.get()[0]?.cancel()],
  ['when the company is left', leaveCompany],
])('a file that is cancelled %s is not downloaded, and is no error', async (_how, cancel) => {
  const { ask } = asked();
  const done = downloadInBackground('Log', ask);
  vi.advanceTimersByTime(400);
  cancel();
  await done;
  expect([shown(), saved, currentToasts()]).toEqual([[], [], []]);
});

test('a file that cannot be made is told, and can be asked for again', async () => {
  const { ask, reject } = asked();
  const done = downloadInBackground('Log', ask);
  reject(new Error('broken'));
  await done;
  expect(currentToasts()).toMatchObject([{ tone: 'bad', actions: [{ label: 'Try again' }] }]);
});

test('a form is told of a refusal while it is open, and closes once its file has been asked for a while', async () => {
  const refused = asked();
  const asking = startDownload('Absence', refused.ask, choices);
  refused.reject(new Error('session'));
  await expect(asking).rejects.toThrow('session');
  expect([shown(), currentToasts()]).toEqual([[], []]);
  const late = asked();
  let isClosed = false;
  const started = startDownload('Absence', late.ask, choices).then(() => (isClosed = true));
  await vi.advanceTimersByTimeAsync(1499);
  expect([isClosed, shown()]).toEqual([false, ['Absence']]);
  await vi.advanceTimersByTimeAsync(1);
  await started;
  late.reject(new CallError({ status: 400, codes: ['common.BadRequest'] }));
  await vi.advanceTimersByTimeAsync(0);
  expect([shown(), currentToasts().length]).toEqual([[], 1]);
  // The form offers them when it is opened again.
  expect(recordDrafts.find('absence/export')?.value).toEqual({ from: { kind: 'summary' }, to: { kind: 'payroll' } });
});

test('what may be tried again keeps no choices, until it is refused', async () => {
  const [late, again] = [asked(), asked()];
  const asks = [late.ask, again.ask];
  const started = startDownload('Absence', (signal) => asks.shift()?.(signal) ?? Promise.reject(new Error('asked again')), choices);
  await vi.advanceTimersByTimeAsync(1500);
  await started;
  late.reject(new CallError({ status: 503, codes: ['common.Unavailable'] }));
  await vi.advanceTimersByTimeAsync(0);
  expect(recordDrafts.find('absence/export')).toBeUndefined();
  currentToasts()[0]?.actions[0]?.run();
  again.reject(new CallError({ status: 403, codes: ['common.Forbidden'] }));
  await vi.advanceTimersByTimeAsync(0);
  expect(recordDrafts.find('absence/export')).toBeDefined();
});

test('a form closes as soon as its file is there', async () => {
  const { ask, resolve } = asked();
  const started = startDownload('Absence', ask, choices);
  resolve(new File(['x'], 'absence.xlsx'));
  await started;
  expect(saved).toEqual(['absence.xlsx']);
});
