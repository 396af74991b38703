import type { Handler } from '#kernel/server/serve.ts';
import type { getFileAccessLog as contract } from '../contract/endpoints-company.ts';
import { fileOwners } from './file-owner.ts';
import { lookAtFile } from './open-files.ts';
import { readAccesses } from './store-access.ts';

const shownAccesses = 1000;

/** Who has viewed or downloaded a file (files.12). */
export const getFileAccessLog: Handler<typeof contract> = async ({ company, actor, services, fail }, { query }) => {
  const type = services.registers.of(fileOwners).get(query.location) ?? fail('common.NotFound');
  const { folders } = await lookAtFile({ company, actor, services, fail }, type, query.fileId);
  if (!folders.rights.log) fail('common.Forbidden');
  return { accesses: await readAccesses(company, query.fileId, shownAccesses) };
};
