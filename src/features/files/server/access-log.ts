import { fail } from '#kernel/server/failure.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getFileAccessLog as contract } from '../contract/endpoints-company.ts';
import { lookAtFile } from './open-files.ts';
import { readAccesses } from './store-access.ts';

const shownAccesses = 1000;

/** Who has viewed or downloaded a file (FI-11). */
export const getFileAccessLog: Handler<typeof contract> = async ({ company, actor }, { query }) => {
  const { folders } = await lookAtFile({ company, actor }, query.location, query.fileId);
  if (!folders.rights.log) fail('common.Forbidden');
  return { accesses: await readAccesses(company, query.fileId, shownAccesses) };
};
