import { createContext } from 'react';

/** What the buttons of every dialog, panel and toast are called that only close it; the app says it once, in the user's language (record 115). */
export const DialogLabels = createContext({ close: '', cancel: '' });
