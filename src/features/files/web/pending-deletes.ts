import { onCompanyLeft } from '#kernel/web/company-left.ts';
import { connection } from '#kernel/web/connection.ts';
import { createStore } from '#kernel/web/store.ts';
import { fileCalls } from './file-calls.ts';
import type { FilePlace } from './file-place.ts';

/** Deleted files and folders that can still be restored. */
export interface Deletion {
  place: FilePlace;
  files: readonly string[];
  tags: readonly string[];
  withAllInside: boolean;
}

interface Pending extends Deletion {
  onFailed: (error: unknown) => void;
  onDone: () => Promise<unknown>;
  /** The tab may have switched to another company when it is carried out. */
  companyId: string;
  timer: ReturnType<typeof setTimeout>;
}

/** How long undo is offered (files.25). */
export const undoMilliseconds = 10_000;

/** Files and folders deleted here and not yet on the server; they are hidden. */
export const hiddenIds = createStore<ReadonlySet<string>>(new Set());
// Of the page, which sends them when it closes.
const pending = new Set<Pending>();

/** Deletes after the undo period; returns a function to undo it. When the tab closes earlier, it deletes then: nothing reappears by itself. */
export function deleteLater(deletion: Deletion, told: Pick<Pending, 'onFailed' | 'onDone'>): () => void {
  const one: Pending = {
    ...deletion,
    ...told,
    companyId: String(connection.companyId() ?? ''),
    timer: setTimeout(() => void carryOut(one), undoMilliseconds),
  };
  pending.add(one);
  showHidden();
  return () => {
    clearTimeout(one.timer);
    pending.delete(one);
    showHidden();
  };
}

async function carryOut(one: Pending, outlivesPage = false): Promise<void> {
  const { place, files, tags, withAllInside, onDone, onFailed, timer, companyId } = one;
  clearTimeout(timer);
  try {
    await fileCalls(place).remove(files, tags, withAllInside, { outlivesPage, headers: { 'x-account': companyId } });
    // Hidden until the list has been refetched, otherwise they would reappear briefly.
    await onDone();
  } catch (error) {
    onFailed(error);
  } finally {
    pending.delete(one);
    showHidden();
  }
}

/** Carries out pending deletions: the tab is closing, or switches to another company. */
function carryOutAll(): void {
  for (const one of pending) {
    pending.delete(one);
    void carryOut(one, true);
  }
}

function showHidden(): void {
  hiddenIds.set(new Set([...pending].flatMap(({ files, tags }) => [...files, ...tags])));
}

window.addEventListener('pagehide', carryOutAll);
onCompanyLeft(carryOutAll);
