import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { Role } from '../../contract/entities.ts';

/** The role and manager that somebody comes back to. */
export const NewPlace = z.object({ role: Role, reportingToCompanyUserId: z.uuid(field('select')).nullable() });
export type NewPlace = z.output<typeof NewPlace>;
