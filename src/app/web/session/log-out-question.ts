import { createStore } from '#kernel/web/store.ts';

/** Takes the answer to whether to log out without saving, while that is asked. */
export const logOutQuestion = createStore<((mayLeave: boolean) => void) | undefined>(undefined);

/** Asks whether to log out with unsaved work on the page (shell.26). */
export function askBeforeLogOut(): Promise<boolean> {
  return new Promise((resolve) =>
    logOutQuestion.set((mayLeave) => {
      logOutQuestion.set(undefined);
      resolve(mayLeave);
    }),
  );
}
