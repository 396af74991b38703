import { existsSync } from 'node:fs';
import type { Job } from '#kernel/server/jobs.ts';
import type { Served } from '#kernel/server/serve.ts';
import { features } from '#features/index.ts';

/** Loads the server room of every registered feature. */
export async function serverRooms(): Promise<Served[]> {
  return Promise.all(
    features.map(async (name) => {
      const room: { default: Served } = await import(`../../features/${name}/server/index.ts`);
      return room.default;
    }),
  );
}

/** The scheduled work of every feature that has some. */
export async function featureJobs(): Promise<Job[]> {
  const withJobs = features.filter((name) => existsSync(new URL(`../../features/${name}/server/jobs.ts`, import.meta.url)));
  const rooms = await Promise.all(
    withJobs.map(async (name) => {
      const room: { default: readonly Job[] } = await import(`../../features/${name}/server/jobs.ts`);
      return room.default;
    }),
  );
  return rooms.flat();
}
