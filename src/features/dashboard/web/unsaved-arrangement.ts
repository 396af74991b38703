import { createStore } from '#kernel/web/store.ts';
import type { Widget } from '../contract/widgets.ts';

/** An unsaved arrangement, and its user. */
export interface UnsavedArrangement {
  companyId: number;
  companyUserId: string;
  at: number;
  widgets: readonly Widget[];
}

const place = 'samspill.home';
/** A change that could not be saved for this long is discarded. */
const longest = 24 * 60 * 60 * 1000;

/** The user's arrangement that is not saved on the server: it applies on this device until it is. */
export const unsavedArrangement = createStore<UnsavedArrangement | undefined>(read());

export function storeUnsavedArrangement(arrangement: UnsavedArrangement | undefined): void {
  unsavedArrangement.set(arrangement);
  if (arrangement) localStorage.setItem(place, JSON.stringify(arrangement));
  else localStorage.removeItem(place);
}

function read(): UnsavedArrangement | undefined {
  try {
    // Only this file writes there.
    const stored = JSON.parse(localStorage.getItem(place) ?? 'null') as UnsavedArrangement | null;
    return stored && Date.now() - stored.at < longest ? stored : undefined;
  } catch {
    // Invalid content counts as none.
    return undefined;
  }
}
