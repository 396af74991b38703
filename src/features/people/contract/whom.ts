import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';

/** Whom a call changes. */
export const whom = {
  companyUserId: z.uuid(field('required')),
  /** The version that the caller read; a person who has changed since is refused with 409. */
  version: z.number().int().positive().optional(),
};

/** Why somebody may not report to the chosen person. */
export const reportingCodes = [
  'accesscontrol.CannotReportToSelf',
  'accesscontrol.InvalidReportingManager',
  'accesscontrol.ReportingCircleExists',
] as const;
