import { companyIds } from '#kernel/server/database/known-companies.ts';

/** The companies whose logs a job goes through. */
export const everyCompany = companyIds;
