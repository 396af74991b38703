const key = 'samspill.trialEndSeen';

/** Whether this tab has shown that the trial has ended: once, until another company is opened (shell.19). */
export const trialEndSeen = {
  get: (): boolean => sessionStorage.getItem(key) === 'true',
  note: (): void => sessionStorage.setItem(key, 'true'),
  forget: (): void => sessionStorage.removeItem(key),
};
