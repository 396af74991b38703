import type { Config } from '#kernel/server/config.ts';
import type { ContentSource } from './source.ts';
import { Unreachable } from './source.ts';

type Hosted = NonNullable<Config['sanity']>;

const patienceMilliseconds = 5_000;

/** The hosted content service. Its client is loaded on first use, because most installations have none. */
export function hostedSource(hosted: Hosted, patience = hosted.patience ?? patienceMilliseconds): ContentSource {
  let client: ReturnType<typeof clientOf> | undefined;
  return {
    place: { project: hosted.projectId, dataset: hosted.dataset },
    ask: async (query, params) => {
      try {
        client ??= clientOf(hosted, patience);
        return await (
          await client
        ).fetch<unknown>(query, { ...params }, { perspective: 'published', signal: AbortSignal.timeout(patience) });
      } catch (error) {
        throw new Unreachable(error instanceof Error ? error.message : String(error), { cause: error });
      }
    },
  };
}

async function clientOf({ projectId, dataset, apiVersion, token, apiHost }: Hosted, timeout: number) {
  const { createClient } = await import('@sanity/client');
  return createClient({
    projectId,
    dataset,
    apiVersion,
    timeout,
    maxRetries: 0,
    // The cached host serves only unauthenticated requests.
    useCdn: token === undefined && apiHost === undefined,
    ...(token && { token }),
    ...(apiHost && { apiHost, useProjectHostname: false }),
  });
}
