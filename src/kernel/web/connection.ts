import type { CallError } from './call-error.ts';

/** What every request sends about its tab, and the callbacks for its answer. The app sets it at start. */
export interface Connection {
  /** Where `/api` is; empty in the browser, an address in tests. */
  base: string;
  companyId: () => number | undefined;
  /** The view in which the tab views the product as another user. */
  viewId: () => string | undefined;
  language: () => 'no' | 'en';
  liveConnectionId: () => string | undefined;
  /** Called on 401: the session has ended. */
  onUnauthorized: (error: CallError) => void;
  /** Called when the company requires a second factor that this session lacks. */
  onMfaRequired: () => void;
  /** Called when viewing as another user has expired. */
  onViewEnded: () => void;
  /** Called with whether the last request was answered at all. */
  onReachable: (reachable: boolean) => void;
  /** Whether a write may be sent now; checks the server once if the last request got no answer. */
  mayWrite: () => Promise<boolean>;
  /** Checks whether the server answers now. */
  isThere: () => Promise<boolean>;
  /** Called with the session's end from the last answer. */
  onExpiry: (expires: Date) => void;
  /** Called on 207: partly done, with the codes of the rest. */
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
  isThere: () => Promise.resolve(false),
  onExpiry: () => undefined,
  onWarnings: () => undefined,
};

/** Sets what the requests of this tab send, and their callbacks. */
export function connect(parts: Partial<Connection>): void {
  Object.assign(connection, parts);
}
