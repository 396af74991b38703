import { features } from '#features/index.ts';
import type { WebEntry } from '#kernel/web/entry.ts';
import { appEntry } from './app-entry.ts';
import { catalogueOf } from './catalogue.ts';

const found = import.meta.glob<WebEntry>('../../features/*/web/entry.ts', { eager: true, import: 'default' });
const ofFeatures = features.map((owner) => ({ owner, entry: found[`../../features/${owner}/web/entry.ts`] ?? { routes: [] } }));

/** The entries of all registered features and the shell. */
export const catalogue = catalogueOf([{ owner: 'app', entry: appEntry }, ...ofFeatures]);
