import type { CallError } from './call-error.ts';

/** What every call says about the tab it comes from, and whom to tell what came back. The app fills it at start. */
export interface Connection {
  /** Where `/api` is; empty in the browser, an address in tests. */
  base: string;
  companyId: () => number | undefined;
  /** The view in which the tab looks at the product as somebody else. */
  viewId: () => string | undefined;
  language: () => 'no' | 'en';
  liveConnectionId: () => string | undefined;
  /** 401 came back: the session has ended. */
  onUnauthorized: (error: CallError) => void;
  /** The company asks for a second factor that this session has not shown. */
  onMfaRequired: () => void;
  /** The time of looking as somebody else is up. */
  onViewEnded: () => void;
  /** Whether the last call was answered at all. */
  onReachable: (reachable: boolean) => void;
  /** Whether a write may leave now; it waits for one look at the server when the last call got no answer. */
  mayWrite: () => Promise<boolean>;
  /** When the session ends, as the last answer said. */
  onExpiry: (expires: Date) => void;
  /** 207: done in part, with the codes of what was not. */
  onWarnings: (codes: readonly string[]) => void;
}

export const connection: Connection = {
  base: '',
  companyId: () => undefined,
  viewId: () => undefined,
  language: () => 'no',
  liveConnectionId: () => undefined,
  onUnauthorized: () => undefined,
  onMfaRequired: () => undefined,
  onViewEnded: () => undefined,
  onReachable: () => undefined,
  mayWrite: () => Promise.resolve(true),
  onExpiry: () => undefined,
  onWarnings: () => undefined,
};

/** Sets what the calls of this tab say and whom they tell. */
export function connect(parts: Partial<Connection>): void {
  Object.assign(connection, parts);
}
