/** A tag manager outside the product, which only an installation that has one connects, and only with the person's consent (decisions.md §3). */
export interface TagManager {
  isConsented: () => boolean;
  send: (event: TrackedEvent) => void;
}
type TrackedEvent = 'company_switch';

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
