import type { Unit } from '#kernel/server/database/unit.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Services } from '#kernel/server/services.ts';

/** What is needed to write the books: the open transaction of a call, a job or a command. */
export interface BooksContext {
  company: Unit;
  services: Pick<Services, 'hooks' | 'jobs'>;
  now: Date;
}

/** The day that invoices and vouchers bear, whatever the customer's zone (subscription.35). */
export const bookDay = (now: Date): string => dayIn('Europe/Oslo', now);
