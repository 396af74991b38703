const minute = 60_000;

/** How often something is tried that leaves the product, before it is given up. */
export const maxAttempts = 8;
/** Longer than any one message takes: `smtp.ts` gives up on a silent server after a minute. */
export const abandonAfter = 10 * minute;

/** 1, 3, 9 … minutes: eight tries outlast a server's night. */
export function retryDelay(attempts: number): number {
  return 3 ** (attempts - 1) * minute;
}

/** Why a message was not accepted: the word of another server, which no caller is told, and so not `Refused` of `failure.ts`. */
export interface DeliveryRefusal {
  reason: string;
  /** Trying again will not help: the server refused this very message. */
  isPermanent: boolean;
  /** The connection broke after the whole message was handed over, so it may have arrived. */
  isUncertain: boolean;
}
