/** A tag manager outside the product, connected only where an installation has one and the person consents (identity.25). */
export interface TagManager {
  isConsented: () => boolean;
  send: (event: TrackedEvent) => void;
}
type TrackedEvent = 'company_switch';

// Of the page: what its installation has connected.
let manager: TagManager | undefined;

export function connectTagManager(connected: TagManager | undefined): void {
  manager = connected;
}

/** Tells the tag manager, when there is one that may be told. Nothing that it does wrong reaches the person. */
export function track(event: TrackedEvent): void {
  if (!manager?.isConsented()) return;
  try {
    manager.send(event);
  } catch (error) {
    reportError(error);
  }
}
