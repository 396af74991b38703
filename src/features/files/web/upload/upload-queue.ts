import { CallError } from '#kernel/web/call-error.ts';
import { createStore, type Store } from '#kernel/web/store.ts';
import type { FilePlace } from '../file-place.ts';
import { problemOf } from '../rules/drop-plan.ts';

export type UploadState = 'checking' | 'waiting' | 'sending' | 'done' | 'refused' | 'failed' | 'cancelled';

/** One file of the queue. */
export interface UploadItem {
  id: number;
  file: File;
  place: FilePlace;
  folder: string | null;
  /** The first of the files that were added with it. */
  addedWith: number;
  state: UploadState;
  /** 0 to 1. */
  share: number;
  /** Why it was refused. */
  codes: readonly string[];
}

type Send = (item: UploadItem, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<unknown>;

interface UploadCalls {
  check: (item: UploadItem, signal: AbortSignal) => Promise<unknown>;
  send: Send;
  /** Called when a file was stored. */
  onKept: (item: UploadItem) => void;
}

export interface UploadQueue {
  items: Store<readonly UploadItem[]>;
  add: (place: FilePlace, files: readonly { file: File; folder: string | null }[]) => Promise<void>;
  cancel: (id: number) => unknown;
  cancelAll: () => void;
  retry: (id: number) => void;
  /** Removes finished files from the list. */
  clear: () => void;
}

/** The number of concurrent uploads; more would only share the bandwidth. */
const atOnce = 2;
const unfinishedStates: ReadonlySet<UploadState> = new Set(['checking', 'waiting', 'sending']);

export function isInProgress({ state }: UploadItem): boolean {
  return unfinishedStates.has(state);
}

/** The files of a queue and their states. */
function createItems() {
  const items = createStore<readonly UploadItem[]>([]);
  const stops = new Map<number, AbortController>();
  let last = 0;
  const change = (id: number, part: Partial<UploadItem>): void =>
    items.set(items.get().map((item) => (item.id === id ? { ...item, ...part } : item)));
  return {
    items,
    change,
    find: (id: number) => items.get().find((item) => item.id === id),
    stopOf: (id: number): AbortSignal => {
      const stop = new AbortController();
      stops.set(id, stop);
      return stop.signal;
    },
    /** Cancels an upload; returns whether it was in progress. */
    cancel: (id: number): boolean => {
      const item = items.get().find((one) => one.id === id);
      if (!item || !isInProgress(item)) return false;
      change(id, { state: 'cancelled' });
      stops.get(id)?.abort();
      return true;
    },
    add: (place: FilePlace, files: readonly { file: File; folder: string | null }[]): number[] => {
      const addedWith = last + 1;
      const added = files.map(({ file, folder }): UploadItem => {
        last += 1;
        return { id: last, file, place, folder, addedWith, state: 'checking', share: 0, codes: [] };
      });
      items.set([...items.get(), ...added]);
      return added.map(({ id }) => id);
    },
  };
}

/** Checks all chosen files, then sends the accepted ones, two at a time; results stay until they are cleared. */
export function createUploadQueue(calls: UploadCalls): UploadQueue {
  const { items, change, find, stopOf, cancel, add } = createItems();

  async function attempt(id: number, work: (signal: AbortSignal) => Promise<unknown>, done: Partial<UploadItem>): Promise<boolean> {
    const signal = stopOf(id);
    try {
      await work(signal);
      if (!signal.aborted) change(id, done);
      return !signal.aborted;
    } catch (error) {
      if (!signal.aborted) change(id, endOf(error));
      return false;
    }
  }

  async function look(id: number): Promise<void> {
    const item = find(id);
    if (item?.state !== 'checking') return;
    const problem = problemOf(item.file);
    if (problem) change(id, { state: 'refused', codes: [problem] });
    else await attempt(id, (signal) => calls.check(item, signal), { state: 'waiting' });
  }

  async function transmit(item: UploadItem): Promise<void> {
    change(item.id, { state: 'sending', share: 0 });
    const send = (signal: AbortSignal) => calls.send(item, { signal, onProgress: (share) => signal.aborted || change(item.id, { share }) });
    if (await attempt(item.id, send, { state: 'done', share: 1 })) calls.onKept(item);
    pump();
  }

  function pump(): void {
    const room = atOnce - items.get().filter(({ state }) => state === 'sending').length;
    const next = items.get().filter(({ state }) => state === 'waiting');
    for (const item of next.slice(0, Math.max(0, room))) void transmit(item);
  }

  async function lookAtAll(ids: readonly number[]): Promise<void> {
    const waiting = [...ids];
    const one = async (): Promise<void> => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await look(id);
    };
    await Promise.all([one(), one()]);
    pump();
  }

  return {
    items,
    add: (place, files) => lookAtAll(add(place, files)),
    cancel: (id) => cancel(id) && pump(),
    cancelAll: () => items.get().forEach(({ id }) => cancel(id)),
    retry: (id) => {
      change(id, { state: 'checking', share: 0, codes: [] });
      void lookAtAll([id]);
    },
    clear: () => items.set(items.get().filter(isInProgress)),
  };
}

/** A refusal is final; a request without an answer can be retried. */
function endOf(error: unknown): Pick<UploadItem, 'state' | 'codes'> {
  if (error instanceof CallError && !error.offline && error.status < 500) return { state: 'refused', codes: error.codes };
  const isSaid = error instanceof CallError && (!error.offline || error.unanswered === 'upload');
  return { state: 'failed', codes: isSaid ? error.codes : [] };
}

/** Those that were added last come first, in the order in which they are sent. */
export function newestFirst(items: readonly UploadItem[]): UploadItem[] {
  return items.toSorted((one, other) => other.addedWith - one.addedWith || one.id - other.id);
}
