import { onCompanyLeft } from '#kernel/web/company-left.ts';
import { createStore } from '#kernel/web/store.ts';

/** The file of a plan, kept while the tab is open, so that one can look at something else and come back to change columns. */
export const chosenFile = createStore<{ planId: string; file: File } | undefined>(undefined);

onCompanyLeft(() => chosenFile.set(undefined));
