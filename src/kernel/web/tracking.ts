/** An external tag manager, connected only where an installation has one and the user consents (identity.25). */
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

/** Reports an event to the tag manager, if there is one with consent. Its errors do not affect the user. */
export function track(event: TrackedEvent): void {
  if (!manager?.isConsented()) return;
  try {
    manager.send(event);
  } catch (error) {
    reportError(error);
  }
}
