import { z } from 'zod';
import { field } from './errors.ts';

/** A point in time, ISO 8601 in UTC; a server may pass a Date. */
export const Moment = z
  .union([z.string(), z.date()])
  .transform((value) => (value instanceof Date ? value.toISOString() : value))
  .pipe(z.iso.datetime());

/** An entity's id: UUIDv7 as text. */
export const Id = z.uuid(field('invalid'));

/** A company's id. */
export const CompanyId = z.number().int().positive();
