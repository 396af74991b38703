import type { Handler } from '#kernel/server/serve.ts';
import { keptValues } from '#kernel/server/kept-values.ts';
import { closedRecords } from '#kernel/server/logged-kinds.ts';
import { countLines, readNewestLine } from '#kernel/server/store-audit-lines.ts';
import type { countNewLogs as contract } from '../contract/endpoints.ts';
import { selectionOf } from './log-selection.ts';
import { logLanguage } from './sentences.ts';

/** How many lines were added since the reader opened the log; they are loaded when the reader asks for them. */
export const countNewLogs: Handler<typeof contract> = async ({ company, actor, services, call }, { body }) => {
  const { filter, since, language = call.language } = body;
  const newest = (await readNewestLine(company)) ?? null;
  if (since === undefined || since === newest) return { newest, count: 0 };
  const spoken = logLanguage(services, language);
  const closed = await closedRecords(company, actor.member, spoken.kinds);
  const selection = await selectionOf(company, filter, {
    ...spoken,
    timeZone: actor.member.timeZone,
    kept: keptValues(actor.member, spoken.kinds),
  });
  return { newest, count: await countLines(company, { ...selection, closed, after: since }) };
};
