import type { z } from 'zod';
import { roleKeys } from '#kernel/contract/permissions.ts';
import type { Language } from '#kernel/contract/locale.ts';
import { featureContent } from '#kernel/server/feature-content.ts';
import type { Services } from '#kernel/server/services.ts';
import type { RoleDescription } from '../contract/entities.ts';
import { findPicture, type PictureAnswer } from './pictures/find-picture.ts';
import { readMany, readOne } from './read-content.ts';
import { documentsQuery, pageQuery, rolesQuery } from './source/queries.ts';
import { WirePage, WireRole } from './source/shapes.ts';
import { Unreachable } from './source/source.ts';

type Needed = Pick<Services, 'config' | 'clock' | 'log' | 'registers'>;

/**
 * The name and description of each role from the content service; undefined when it does not answer. Must not be called inside a
 * transaction.
 */
export async function roleDescriptions(services: Needed, language: Language): Promise<RoleDescription[] | undefined> {
  const roles = await readMany(services, WireRole, rolesQuery, { language }).catch((error: unknown) => {
    if (error instanceof Unreachable) return undefined;
    throw error;
  });
  return roles?.flatMap(({ key, name, description }) => {
    const known = roleKeys.find((role) => role === key);
    return known ? [{ key: known, name, description }] : [];
  });
}

/**
 * The documents of one type that a feature added (`FeatureContent.documents`), as the content service has them. Those that it has not, or does
 * not answer, are the built-in ones. Must not be called inside a transaction.
 */
export async function documentsOf<S extends z.ZodType<{ key: string }>>(services: Needed, type: string, schema: S): Promise<z.output<S>[]> {
  const found = await readMany(services, schema, documentsQuery, { type }).catch((error: unknown) => {
    if (error instanceof Unreachable) return [];
    throw error;
  });
  const given = [...services.registers.of(featureContent).values()].flatMap(({ documents = [] }) => documents);
  const builtIn = given.filter((one) => one.type === type && !found.some(({ key }) => key === one.key));
  return [...found, ...builtIn.map(({ key, fields }) => schema.parse({ ...fields, key }))];
}

/** A picture of the content service, for the route `/cdn-sanity/images/{project}/{dataset}/{file}`. */
export function contentPicture(
  services: Needed,
  wanted: { project: string; dataset: string; file: string; query: unknown },
): Promise<PictureAnswer> {
  return findPicture(services, wanted);
}

/** The maintenance text of the content service (shell.33); undefined when there is none or it does not answer. */
export async function maintenanceWords(services: Needed, language: Language): Promise<{ title: string; text: string } | undefined> {
  try {
    const page = await readOne(services, WirePage, pageQuery, { slug: 'maintenance', kind: 'state', language, version: '' });
    return page && { title: page.title, text: page.lead ?? '' };
  } catch (error) {
    // The page has its own default text, and maintenance may be the reason why nothing answers.
    services.log.warn({ error }, 'The words for maintenance could not be read');
    return undefined;
  }
}
