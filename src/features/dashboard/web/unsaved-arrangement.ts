import { createStore } from '#kernel/web/store.ts';
import type { Widget } from '../contract/widgets.ts';

/** An arrangement that the server does not have yet, and whose it is. */
export interface UnsavedArrangement {
  companyId: number;
  companyUserId: string;
  at: number;
  widgets: readonly Widget[];
}

const place = 'samspill.home';
/** What could not be saved for so long is no longer what the person wants here and now. */
const longest = 24 * 60 * 60 * 1000;

/** What somebody has arranged and the server does not know: it holds on this device until it does. */
export const unsavedArrangement = createStore<UnsavedArrangement | undefined>(read());

export function storeUnsavedArrangement(kept: UnsavedArrangement | undefined): void {
  unsavedArrangement.set(kept);
  if (kept) localStorage.setItem(place, JSON.stringify(kept));
  else localStorage.removeItem(place);
}

function read(): UnsavedArrangement | undefined {
  try {
    // Only this file writes there.
    const kept = JSON.parse(localStorage.getItem(place) ?? 'null') as UnsavedArrangement | null;
    return kept && Date.now() - kept.at < longest ? kept : undefined;
  } catch {
    // Somebody else wrote there; then nothing is kept.
    return undefined;
  }
}
