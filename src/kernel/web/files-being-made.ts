import { createStore } from './store.ts';

/** A file that the server makes while the user goes on. */
export interface FileBeingMade {
  id: number;
  /** What it holds: “People”. */
  name: string;
  cancel: () => void;
}

/** The files that take long enough to be shown. */
export const filesBeingMade = createStore<readonly FileBeingMade[]>([]);
