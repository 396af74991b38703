import { exportList } from '#features/people/server/public.ts';
import type { Cells, Headings } from '#features/people/server/public.ts';
import type { TextsLike } from '#kernel/contract/texts.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { keptValues, withoutKept } from '#kernel/server/kept-values.ts';
import { closedRecords, openLines } from '#kernel/server/logged-kinds.ts';
import { readLines, readNamedLines } from '#kernel/server/store-audit-lines.ts';
import type { AuditLine } from '#kernel/server/store-audit-lines.ts';
import type { exportLogs as contract } from '../contract/endpoints.ts';
import type { LogChange, logColumns } from '../contract/entities.ts';
import { en } from '../texts/en.ts';
import { no } from '../texts/no.ts';
import { namesFor } from './known-names.ts';
import { selectionOf } from './log-selection.ts';
import { describeLine } from './describe-line.ts';
import { areaName } from './rules/areas.ts';
import { logLanguage, type LogLanguage } from './sentences.ts';

const maxLines = 100_000;

/** The log as a file, with the same texts as on the screen. */
export const exportLogs: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, services, call, fail } = context;
  const { timeZone } = actor.member;
  const language = body.language ?? call.language;
  const spoken = logLanguage(services, language);
  const closed = await closedRecords(company, actor.member, spoken.kinds);
  const kept = keptValues(actor.member, spoken.kinds);
  const selection = { ...(await selectionOf(company, body.filter, { ...spoken, timeZone, kept })), closed };
  const found = body.lines ? await readNamedLines(company, body.lines) : await readLines(company, selection, { limit: maxLines + 1 });
  const lines = withoutKept(openLines(found, closed), kept);
  if (body.lines && lines.length === 0) fail('common.NotFound');
  if (lines.length > maxLines) fail('common.TooManyRows', 400, { details: { limit: maxLines } });
  const known = await namesFor(company, lines, spoken);
  const texts = language === 'no' ? no : en;
  const cellsOf = (line: AuditLine) => cellsIn(describeLine(line, { ...spoken, timeZone, known }), spoken);
  const list = { name: 'log', title: texts.export.title, headings: headingsIn(texts), rows: lines, cellsOf };
  return exportList({ ...context, call: { ...call, language } }, list, body);
};

type Column = (typeof logColumns)[number];

const headingsIn = ({ list }: TextsLike<typeof en>): Headings<Column> => ({
  at: { header: list.at, type: 'moment' },
  who: list.who,
  what: list.what,
  area: list.area,
  about: list.about,
  changes: list.changes,
});

function cellsIn(
  { at, area, actor, how, sentence, person, thing, changes }: ReturnType<typeof describeLine>,
  spoken: LogLanguage,
): Cells<Column> {
  return {
    at,
    who: [actor?.name, how].filter(Boolean).join(', '),
    what: sentence,
    area: areaName(spoken, area),
    about: person?.name ?? thing ?? '',
    changes: changes.map(changeText).join('\n'),
  };
}

function changeText({ label, before, after }: LogChange): string {
  return before === null ? `${label}: ${after ?? ''}` : `${label}: ${before} → ${after ?? '–'}`;
}
