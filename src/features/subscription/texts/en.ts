import { enErrors } from './en-errors.ts';

/** What the pages of the subscription say. */
export const en = { errors: enErrors };
