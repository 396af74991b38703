import type { z } from 'zod';
import { fail } from '#kernel/server/failure.ts';
import type { Services } from '#kernel/server/services.ts';
import { contentOf } from './source/content-of.ts';
import { Unreachable } from './source/source.ts';

type Needed = Pick<Services, 'config' | 'clock' | 'log'>;
type Parameters = Readonly<Record<string, string>>;

/** Asks for one document; undefined when there is none, or when what there is lacks what we need of it. */
export async function readOne<S extends z.ZodType>(
  services: Needed,
  schema: S,
  query: string,
  params: Parameters,
): Promise<z.output<S> | undefined> {
  return schema.safeParse(await ask(services, query, params)).data;
}

/** Asks for a list; what lacks something we need is left out. */
export async function readMany<S extends z.ZodType>(
  services: Needed,
  schema: S,
  query: string,
  params: Parameters,
): Promise<z.output<S>[]> {
  const found = await ask(services, query, params);
  return Array.isArray(found) ? found.flatMap((one) => schema.safeParse(one).data ?? []) : [];
}

/** Never inside a transaction: the service may be elsewhere. */
async function ask(services: Needed, query: string, params: Parameters): Promise<unknown> {
  try {
    return await contentOf(services).ask(query, params);
  } catch (error) {
    if (error instanceof Unreachable) fail('content.Unreachable', 503);
    throw error;
  }
}
