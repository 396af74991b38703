import { expect, test, vi } from 'vitest';
import { CallError } from '#kernel/web/call-error.ts';
import { companyFiles } from '../../contract/endpoints-company.ts';
import { createUploadQueue, newestFirst, type UploadItem } from './upload-queue.ts';

const place = { files: companyFiles };
const chosen = (...names: string[]) => names.map((name) => ({ file: new File(['content'], name), folder: null }));
const refusal = (code: string) => new CallError({ status: 400, codes: [code] });
/** Long enough for a busy machine. */
const until = (holds: () => void) => vi.waitFor(holds, { timeout: 60_000 });
type Send = Parameters<typeof createUploadQueue>[0]['send'];

/** A queue whose uploads finish when the test says so. */
function queueWith({ check = () => Promise.resolve({}) }: { check?: (item: UploadItem) => Promise<unknown> } = {}) {
  const sent: { name: string; end: (error?: unknown) => void; progress: (share: number) => void; signal: AbortSignal }[] = [];
  const send: Send = ({ file }, { signal, onProgress }) =>
    new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      sent.push({ name: file.name, signal, progress: onProgress, end: (error) => (error === undefined ? resolve() : reject(error)) });
    });
  const kept: string[] = [];
  const queue = createUploadQueue({ check, send, onKept: ({ file }) => kept.push(file.name) });
  const states = () => Object.fromEntries(queue.items.get().map(({ file, state }) => [file.name, state]));
  return { queue, sent, kept, states };
}

test('checks all before it sends any, and keeps the reason of each refusal', async () => {
  const check = (item: UploadItem) => (item.file.name === 'to.txt' ? Promise.reject(refusal('files.SameName')) : Promise.resolve({}));
  const { queue, sent, states } = queueWith({ check });
  await queue.add(place, chosen('en.txt', 'to.txt', 'tre.txt', 'fire.exe'));
  expect(states()).toEqual({ 'en.txt': 'sending', 'to.txt': 'refused', 'tre.txt': 'sending', 'fire.exe': 'refused' });
  expect(queue.items.get().map(({ codes }) => codes)).toEqual([[], ['files.SameName'], [], ['files.InvalidFileType']]);
  expect(sent.map(({ name }) => name)).toEqual(['en.txt', 'tre.txt']);
});

test('sends two at a time, the next when one has ended', async () => {
  const { queue, sent, kept, states } = queueWith();
  await queue.add(place, chosen('en.txt', 'to.txt', 'tre.txt'));
  expect(states()['tre.txt']).toBe('waiting');
  sent[0]?.end();
  await until(() => expect(sent).toHaveLength(3));
  expect(kept).toEqual(['en.txt']);
});

test('shows those first that were added last, and sends in the order in which they were added', async () => {
  const { queue, sent } = queueWith();
  await queue.add(place, chosen('en.txt', 'to.txt', 'tre.txt'));
  await queue.add(place, chosen('fire.exe', 'fem.txt'));
  expect(newestFirst(queue.items.get()).map(({ file }) => file.name)).toEqual(['fire.exe', 'fem.txt', 'en.txt', 'to.txt', 'tre.txt']);
  sent[0]?.end();
  await until(() => expect(sent.map(({ name }) => name)).toEqual(['en.txt', 'to.txt', 'tre.txt']));
});

test('tells how much has left', async () => {
  const { queue, sent } = queueWith();
  await queue.add(place, chosen('en.txt'));
  sent[0]?.progress(0.4);
  expect(queue.items.get()[0]?.share).toBe(0.4);
});

test('stops what is cancelled, and sends what waited', async () => {
  const { queue, sent, kept, states } = queueWith();
  await queue.add(place, chosen('en.txt', 'to.txt', 'tre.txt'));
  queue.cancel(1);
  await until(() => expect(sent).toHaveLength(3));
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(states()).toEqual({ 'en.txt': 'cancelled', 'to.txt': 'sending', 'tre.txt': 'sending' });
  expect(kept).toEqual([]);
});

test('says of what broke while the server answers that it did, and tries it again', async () => {
  const { queue, sent, states } = queueWith();
  await queue.add(place, chosen('en.txt'));
  sent[0]?.end(new CallError({ status: 0, codes: ['common.UploadBroken'], unanswered: 'upload' }));
  await until(() => expect(states()).toEqual({ 'en.txt': 'failed' }));
  expect(queue.items.get()[0]?.codes).toEqual(['common.UploadBroken']);
  queue.retry(1);
  await until(() => expect(sent).toHaveLength(2));
});

test('tries again what never got an answer', async () => {
  const { queue, sent, states } = queueWith();
  await queue.add(place, chosen('en.txt'));
  sent[0]?.end(new CallError({ status: 0, codes: ['common.Unknown'] }));
  await until(() => expect(states()).toEqual({ 'en.txt': 'failed' }));
  queue.retry(1);
  await until(() => expect(sent).toHaveLength(2));
  sent[1]?.end();
  await until(() => expect(states()).toEqual({ 'en.txt': 'done' }));
});

test('forgets those that have come to an end, and no others', async () => {
  const { queue, sent } = queueWith();
  await queue.add(place, chosen('en.txt', 'to.txt'));
  sent[0]?.end();
  await until(() => expect(queue.items.get()[0]?.state).toBe('done'));
  queue.clear();
  expect(queue.items.get().map(({ file }) => file.name)).toEqual(['to.txt']);
});
