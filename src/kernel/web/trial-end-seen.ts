import { createStore } from './store.ts';

const key = 'samspill.trialEndSeen';

/** Whether this tab has shown that the trial has ended: once, until another company is opened (shell.19). */
export const trialEndSeen = {
  get: (): boolean => sessionStorage.getItem(key) === 'true',
  note: (): void => sessionStorage.setItem(key, 'true'),
  forget: (): void => sessionStorage.removeItem(key),
};

/** Whether this tab is telling that the trial has ended; other dialogs that open by themselves wait for it. */
export const isTrialEndShown = createStore(false);
