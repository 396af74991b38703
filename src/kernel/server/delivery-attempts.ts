const minute = 60_000;

/** How often an outgoing message is attempted before it is marked as failed. */
export const maxAttempts = 8;
/** Longer than any message takes: `smtp.ts` gives up on a server that does not respond after a minute. */
export const abandonAfter = 10 * minute;

/** 1, 3, 9 … minutes: eight attempts cover an outage of a night. */
export function retryDelay(attempts: number): number {
  return 3 ** (attempts - 1) * minute;
}

/** Why a message was not accepted. It comes from another server and is never sent to a client, so it is not `Refused` of `failure.ts`. */
export interface DeliveryRefusal {
  reason: string;
  /** A retry will not help: the server refused this particular message. */
  isPermanent: boolean;
  /** The connection broke after the whole message was sent, so it may have arrived. */
  isUncertain: boolean;
  /** The server takes nothing for so many seconds: it was no attempt, and nothing else is handed over meanwhile. */
  waitSeconds?: number;
}
