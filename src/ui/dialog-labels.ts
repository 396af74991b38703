import { createContext } from 'react';

interface Labels {
  close: string;
  cancel: string;
  /** Of a list whose first lines are shown. */
  showAll: (count: number) => string;
  showFewer: string;
}

/** What the buttons of every dialog, panel, toast and short list are called that only close, open or fold it; the app says it once, in the user's language (record 115). */
export const DialogLabels = createContext<Labels>({ close: '', cancel: '', showAll: String, showFewer: '' });
