import type { en } from '#kernel/texts/en.ts';
import { showToast } from '#ui/toasts.ts';
import { onCompanyLeft } from './company-left.ts';
import { draftOf } from './form-drafts.ts';
import { filesBeingMade } from './files-being-made.ts';
import { recordDrafts } from './record-drafts.ts';
import { saveFile } from './save-file.ts';
import { isRetryable, showError } from './show-error.ts';
import { textsIn } from './texts.ts';

// Of the page, which cancels them when it leaves the company.
const running = new Set<AbortController>();
let last = 0;
/** What is there sooner is only downloaded. */
const shownAfter = 400;

/** For how long a form stays open to be refused. */
const refusedWithin = 1500;

type Ask = (signal: AbortSignal) => Promise<Blob>;

/** The form that chooses what is in a file: where its draft stands, what it began with and what was chosen. */
interface Choices {
  place: string;
  from: Readonly<Record<string, unknown>>;
  to: Readonly<Record<string, unknown>>;
}

/**
 * The same for a form that chooses what is in the file: ends once the file is there or has been asked for a while. A refusal by then is thrown, as at
 * the end of a session, and the form keeps what was chosen (shell.27); after one that comes later it offers that when it is opened again.
 */
export function startDownload(name: string, ask: Ask, choices: Choices): Promise<void> {
  return new Promise((goOn, refuse) => {
    let isOpen = true;
    const end = (act: () => void): void => {
      clearTimeout(timer);
      isOpen = false;
      act();
    };
    const timer = setTimeout(() => end(goOn), refusedWithin);
    const meet = (error: unknown): boolean => {
      if (!isOpen) return keepChoices(choices, error);
      // The promise is rejected with what was thrown.
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors
      end(() => refuse(error));
      return true;
    };
    void downloadInBackground(name, ask, meet).then(() => end(goOn));
  });
}

/** Keeps what was chosen for a file that was refused, which the user is told all the same; what may be tried again stands in the toast. */
function keepChoices({ place, from, to }: Choices, error: unknown): false {
  const draft = isRetryable(error) ? undefined : draftOf(from, to, []);
  if (draft) recordDrafts.keep(place, draft);
  return false;
}

/**
 * Asks for a file and downloads it, while the user goes on on any page: it is shown with the running work, and its end is told. `meet` answers whether
 * it has taken a refusal.
 */
export async function downloadInBackground(name: string, ask: Ask, meet: (error: unknown) => boolean = () => false): Promise<void> {
  const t = textsIn<typeof en>('kernel');
  const stop = new AbortController();
  const { signal } = stop;
  running.add(stop);
  const stopShowing = showLater(name, () => stop.abort());
  try {
    const file = await ask(signal);
    if (signal.aborted) return;
    saveFile(file);
    showToast({ title: t('download.done', { name: file instanceof File ? file.name : name }) });
  } catch (error) {
    if (!signal.aborted && !meet(error)) showError(error, () => void downloadInBackground(name, ask, meet));
  } finally {
    running.delete(stop);
    stopShowing();
  }
}

function showLater(name: string, cancel: () => void): () => void {
  last += 1;
  const id = last;
  const timer = setTimeout(() => filesBeingMade.set([...filesBeingMade.get(), { id, name, cancel }]), shownAfter);
  return () => {
    clearTimeout(timer);
    filesBeingMade.set(filesBeingMade.get().filter((file) => file.id !== id));
  };
}

onCompanyLeft(() => {
  for (const stop of running) stop.abort();
});
