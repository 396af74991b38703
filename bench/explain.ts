import { join } from 'node:path';
import pg from 'pg';
import { clientOptions } from '#kernel/server/database/connection.ts';
import { serverFolders } from '#kernel/server/database/embedded/server-folders.ts';
import type { Statement } from './kept-statements.ts';

/** PostgreSQL's work for one statement. */
export interface Explained {
  /** Rows returned or discarded by the busiest plan node. */
  rows: number;
  /** Pages of 8 KiB read. */
  pages: number;
  milliseconds: number;
}

interface Node {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Node[];
}

/** Runs a statement as the product's role in a company and returns its work; its changes are rolled back. */
export async function explained(dataDir: string, companyId: number, { text, values }: Statement): Promise<Explained> {
  const place = serverFolders(join(dataDir, 'postgres'));
  const client = new pg.Client(clientOptions({ host: place.socketFolder, port: 5432, user: 'samspill', database: 'samspill' }));
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.company_id', '${companyId}', true)`);
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node; 'Execution Time': number }] }>(
      `explain (analyze, buffers, format json) ${text}`,
      values,
    );
    await client.query('rollback');
    const [told] = rows[0]?.['QUERY PLAN'] ?? [];
    if (!told) throw new Error('PostgreSQL explained nothing');
    const { Plan: plan } = told;
    const pages = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
    return { rows: busiest(plan), pages, milliseconds: told['Execution Time'] };
  } finally {
    await client.end();
  }
}

function busiest(node: Node): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
  const own = (node['Actual Rows'] + removed) * node['Actual Loops'];
  return Math.round(Math.max(own, ...(node.Plans ?? []).map(busiest)));
}
