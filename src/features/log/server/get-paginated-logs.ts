import type { Handler } from '#kernel/server/serve.ts';
import { countCap } from '#kernel/contract/paging.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { keptValues, withoutKept } from '#kernel/server/kept-values.ts';
import { closedRecords, openLines } from '#kernel/server/logged-kinds.ts';
import { countLines, findLines, readLines } from '#kernel/server/store-audit-lines.ts';
import type { LineSelection } from '#kernel/server/store-audit-selection.ts';
import type { getPaginatedLogs as contract } from '../contract/endpoints.ts';
import { namesFor } from './known-names.ts';
import { selectionOf } from './log-selection.ts';
import { describeLine } from './describe-line.ts';
import { areasFor } from './rules/areas.ts';
import { logLanguage } from './sentences.ts';

/** One page of the log, in at most six statements where no record is closed. */
export const getPaginatedLogs: Handler<typeof contract> = async ({ company, actor, services, call }, { body }) => {
  const { timeZone } = actor.member;
  const spoken = logLanguage(services, body.language ?? call.language);
  const { page, pageSize } = body.pagination;
  const closed = await closedRecords(company, actor.member, spoken.kinds);
  const kept = keptValues(actor.member, spoken.kinds);
  const selection = { ...(await selectionOf(company, body.filter, { ...spoken, timeZone, kept })), closed, upTo: body.upTo };
  const found = await readPart(company, selection, { limit: pageSize, offset: (page - 1) * pageSize });
  const { total, searchedBackTo } = found;
  const lines = withoutKept(openLines(found.lines, closed), kept);
  const known = await namesFor(company, lines, spoken);
  const logs = lines.map((line) => describeLine(line, { ...spoken, timeZone, known }));
  return { logs, areas: areasFor(spoken), totalEntries: total, searchedBackTo };
};

async function readPart(company: Company, selection: LineSelection, part: { limit: number; offset: number }) {
  // Counting and paging stop at the cap.
  const within = { ...part, limit: part.offset < countCap ? part.limit : 0, offset: Math.min(part.offset, countCap) };
  if (selection.search) return findLines(company, selection, selection.search, within);
  return { lines: await readLines(company, selection, within), total: await countLines(company, selection), searchedBackTo: null };
}
