import type { Handler } from '#kernel/server/serve.ts';
import type { getFileAccessLog as contract } from '../contract/endpoints-company.ts';
import { lookAtFile } from './open-files.ts';
import { readAccesses } from './store-access.ts';

const shownAccesses = 1000;

/** Who has viewed or downloaded a file (files.12). */
export const getFileAccessLog: Handler<typeof contract> = async ({ company, actor, fail }, { query }) => {
  const { folders } = await lookAtFile({ company, actor, fail }, query.location, query.fileId);
  if (!folders.rights.log) fail('common.Forbidden');
  return { accesses: await readAccesses(company, query.fileId, shownAccesses) };
};
