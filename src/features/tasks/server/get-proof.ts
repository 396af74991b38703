import { sendFile } from '#features/files/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getProof as contract } from '../contract/endpoints.ts';
import { taskFiles } from './task-files.ts';

/** A file with which a task was completed; who opened it is kept. */
export const getProof: Handler<typeof contract> = (context, { query: { fileId, view } }) =>
  sendFile(context, taskFiles, { fileId, view: view === 'true' });
