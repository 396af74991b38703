import { enErrors } from './en-errors.ts';
import { enPages } from './en-pages.ts';

export const en = { errors: enErrors, ...enPages };
