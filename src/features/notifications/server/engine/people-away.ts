import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/registers.ts';

/** The people who are away all of a day, from whoever knows. */
export const peopleAway = hook<{ company: Company; day: string }, string[]>('notifications.peopleAway');
