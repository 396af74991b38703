import type { Handler } from '#kernel/server/serve.ts';
import { countLines, readLines } from '#kernel/server/store-audit-lines.ts';
import type { getPaginatedLogs as contract } from '../contract/endpoints.ts';
import { namesFor } from './known-names.ts';
import { selectionOf } from './log-selection.ts';
import { tellLine } from './tell-line.ts';

/** One page of the log, in five statements at most however long it is. */
export const getPaginatedLogs: Handler<typeof contract> = async ({ company, actor, call }, { body }) => {
  const { timeZone } = actor.member;
  const language = body.language ?? call.language;
  const { page, pageSize } = body.pagination;
  const selection = { ...(await selectionOf(company, body.filter, { timeZone, language })), upTo: body.upTo };
  const lines = await readLines(company, selection, { limit: pageSize, offset: (page - 1) * pageSize });
  const known = await namesFor(company, lines);
  const totalEntries = await countLines(company, selection);
  return { logs: lines.map((line) => tellLine(line, { language, timeZone, known })), totalEntries };
};
