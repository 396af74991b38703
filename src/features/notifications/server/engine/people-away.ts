import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/registers.ts';

/** The people who are absent all of a day; implemented by the absence feature. */
export const peopleAway = hook<{ company: Company; day: string }, string[]>('notifications.peopleAway');
