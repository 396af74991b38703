import { enErrors } from './en-errors.ts';

export const en = { errors: enErrors };
