import type { QueryClient } from '@tanstack/react-query';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { checkDelay, waitUntilReachable } from '#kernel/web/reachable.ts';
import { currentUser } from '#kernel/web/session.ts';
import { showError } from '#kernel/web/show-error.ts';
import { createStore } from '#kernel/web/store.ts';
import { changeAnswer, invalidate } from '#kernel/web/use-call.ts';
import type * as home from '../../contract/endpoints-home.ts';
import type { Widget } from '../../contract/widgets.ts';
import { storeUnsavedArrangement, unsavedArrangement } from '../unsaved-arrangement.ts';

const getWidgets = endpointAt<typeof home.getWidgets>({ method: 'GET', path: '/dashboard/widgets/get' });
const updateWidgets = endpointAt<typeof home.updateWidgets>({ method: 'POST', path: '/dashboard/widgets/update', effect: 'write' });

/** The delay after the last change, in milliseconds (home.9). */
const restMilliseconds = 1500;

/** The state of the last change: being sent, saved, or stored only on this device. */
export const saving = createStore<'nothing' | 'waiting' | 'saved' | 'kept'>('nothing');

// Of the page: the change that waits to be sent, and how often sending has failed.
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

/** Shows an arrangement immediately and saves it after a delay without further changes. */
export function changeArrangement(cache: QueryClient, widgets: readonly Widget[]): void {
  const user = currentUser();
  if (!user?.companyUserId) return;
  storeUnsavedArrangement({ companyId: user.companyId, companyUserId: user.companyUserId, at: Date.now(), widgets });
  failures = 0;
  saving.set('waiting');
  saveSoon(cache);
}

export function saveSoon(cache: QueryClient, milliseconds = restMilliseconds): void {
  clearTimeout(timer);
  timer = setTimeout(() => void save(cache), milliseconds);
}

async function save(cache: QueryClient): Promise<void> {
  const sent = unsavedArrangement.get();
  const user = currentUser();
  if (!sent || sent.companyId !== user?.companyId || sent.companyUserId !== user.companyUserId) return;
  try {
    const { widgets } = await call(updateWidgets, { body: { widgets: [...sent.widgets] } });
    changeAnswer(cache, getWidgets, {}, (answer) => ({ ...answer, widgets }));
    void invalidate(cache, getWidgets);
    // A later change is saved separately.
    if (unsavedArrangement.get() !== sent) return;
    storeUnsavedArrangement(undefined);
    saving.set('saved');
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (unsavedArrangement.get() === sent) await afterFailure(cache, error);
  }
}

/** A refusal is final; any other failure is retried until it is saved. */
async function afterFailure(cache: QueryClient, error: CallError): Promise<void> {
  if (!error.offline && error.status < 500 && error.status !== 429) {
    storeUnsavedArrangement(undefined);
    saving.set('nothing');
    if (error.status !== 401) showError(error);
    return;
  }
  saving.set('kept');
  failures += 1;
  await waitUntilReachable();
  saveSoon(cache, checkDelay(failures, Math.random()));
}
