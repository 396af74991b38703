/** A rule that a document breaks, by its name in Peppol BIS Billing 3.0 or the European norm, and the element. */
export interface Fault {
  rule: string;
  at: string;
}

/** The faults of statements that must hold. */
export function broken(statements: readonly (readonly [holds: boolean, rule: string, at: string])[]): Fault[] {
  return statements.filter(([holds]) => !holds).map(([, rule, at]) => ({ rule, at }));
}
