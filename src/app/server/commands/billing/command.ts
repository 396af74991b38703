import type { Services } from '#kernel/server/services.ts';

/** A command of `npm run billing`, with what is said after its name. */
export type BillingCommand = (services: Services, args: readonly string[]) => Promise<void>;
