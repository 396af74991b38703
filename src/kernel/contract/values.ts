import { z } from 'zod';
import { field } from './errors.ts';
import type { Permission, RoleFeature } from './permissions.ts';

/** A point in time, ISO 8601 in UTC; a server may pass a Date. */
export const Moment = z
  .union([z.string(), z.date()])
  .transform((value) => (value instanceof Date ? value.toISOString() : value))
  .pipe(z.iso.datetime());

/** A day, `YYYY-MM-DD`, without time and time zone. PostgreSQL has no year 0. */
export const Day = z.iso.date(field('dateFormat')).refine((day) => day >= '0001-01-01', field('dateFormat'));

/** An entity's id: UUIDv7 as text. */
export const Id = z.uuid(field('invalid'));

/** A whole number within limits. */
export const wholeNumber = (least: number, most: number) =>
  z
    .number(field('numbersOnly'))
    .int(field('numbersOnly'))
    .min(least, field('tooSmall', { length: least }))
    .max(most, field('tooLarge', { length: most }));

/** A company's id. */
export const CompanyId = z.number().int().positive();

/** The name of a permission in a call. Only a composition knows which there are, so a handler refuses the others. */
// A schema of strings, whose type knows the names.
export const PermissionName = z.string().describe('A permission, as `permissions` of the signed-in user names it.') as z.ZodType<
  Permission,
  Permission
>;
/** The name of a role feature in an answer. */
// As above.
export const RoleFeatureName = z.string().describe('A feature of the role table.') as z.ZodType<RoleFeature, RoleFeature>;

/** The secret of a calendar address; some calendar programs add the ending of a file. */
export const FeedSecret = z
  .string()
  .max(200)
  .overwrite((secret) => secret.replace(/\.ics$/, ''));
