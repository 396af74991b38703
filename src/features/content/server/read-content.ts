import type { z } from 'zod';
import type { Fail } from '#kernel/server/failure.ts';
import type { Services } from '#kernel/server/services.ts';
import { contentOf } from './source/content-of.ts';
import { Unreachable } from './source/source.ts';

type Needed = Pick<Services, 'config' | 'clock' | 'log' | 'registers'>;
type Parameters = Readonly<Record<string, string>>;

/**
 * Queries one document; undefined when there is none, or when required fields are missing. Throws `Unreachable` without an
 * answer. Must not be called inside a transaction, because the service may be remote.
 */
export async function readOne<S extends z.ZodType>(
  services: Needed,
  schema: S,
  query: string,
  params: Parameters,
): Promise<z.output<S> | undefined> {
  return schema.safeParse(await contentOf(services).ask(query, params)).data;
}

/** Queries a list in the same way; incomplete documents are omitted. */
export async function readMany<S extends z.ZodType>(
  services: Needed,
  schema: S,
  query: string,
  params: Parameters,
): Promise<z.output<S>[]> {
  const found = await contentOf(services).ask(query, params);
  return Array.isArray(found) ? found.flatMap((one) => schema.safeParse(one).data ?? []) : [];
}

/** Refuses the request when the content service does not answer. */
export async function refuseUnreachable<Found>(fail: Fail<'content.Unreachable'>, reading: Promise<Found>): Promise<Found> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Unreachable) return fail('content.Unreachable', 503);
    throw error;
  }
}
