import { join } from 'node:path';
import { pair } from './pair.ts';
import type { Pair } from './pair.ts';
import { startServer } from './product.ts';
import type { Server } from './product.ts';

/** This year in the absence calendar of everybody, as the web requests it, compared with a bare route that sends the spans. */
export async function measureYear(product: Server, dataDir: string, key: string): Promise<Pair> {
  const bare = await startServer([join(import.meta.dirname, 'bare.ts')], dataDir, '/who');
  const year = new Date().getFullYear();
  const query = `?startDate=${year}-01-01&endDate=${year}-12-31`;
  const path = `/api/absences/get-company-absences-by-timespan${query}&overviewYear=${year}`;
  const figures = await pair(
    'a year',
    { server: bare, target: { path: `/spans${query}` } },
    { server: product, target: { path, headers: { authorization: `Bearer ${key}` } } },
  );
  await bare.stop();
  return figures;
}
