/** What a state-changing call did to one thing; `before` and `after` hold only fields that may stand in a log (log.1). */
export interface Change {
  entity: string;
  entityId: string;
  /** The person it concerns, so that the log can tell one person's story and erasure can find it. */
  companyUserId?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** A look that a page repeats by itself while it stands open: the same by the same person is one line for some minutes (decision 48). */
  isRepeatable?: boolean;
}
