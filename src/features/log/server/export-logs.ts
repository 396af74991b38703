import { readCompanyFacts } from '#features/people/server/public.ts';
import { exportTable } from '#kernel/server/export/export-table.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { forEachYielding } from '#kernel/server/for-each-yielding.ts';
import { readLines } from '#kernel/server/store-audit-lines.ts';
import type { AuditLine } from '#kernel/server/store-audit-lines.ts';
import type { exportLogs as contract } from '../contract/endpoints.ts';
import type { LogChange } from '../contract/entities.ts';
import { en } from '../texts/en.ts';
import { no } from '../texts/no.ts';
import { namesFor } from './known-names.ts';
import { selectionOf } from './log-selection.ts';
import { describeLine } from './describe-line.ts';
import { areaName } from './rules/areas.ts';
import { logLanguage, type LogLanguage } from './sentences.ts';

const mostLines = 100_000;

/** The log as a file, with the same texts as on the screen. */
export const exportLogs: Handler<typeof contract> = async (context, { body: { filter, format, language: asked } }) => {
  const { company, actor, services, call, today, fail, audit } = context;
  const { timeZone } = actor.member;
  const language = asked ?? call.language;
  const spoken = logLanguage(services, language);
  const selection = await selectionOf(company, filter, { ...spoken, timeZone });
  const lines = await readLines(company, selection, { limit: mostLines + 1 });
  if (lines.length > mostLines) fail('common.TooManyRows', 400, { details: { limit: mostLines } });
  const known = await namesFor(company, lines, spoken);
  const { export: texts, list } = language === 'no' ? no : en;
  const speech = { ...spoken, timeZone, known };
  const rows = rowsOf(lines, (line) => rowOf(describeLine(line, speech), spoken));
  audit({ entity: 'export', entityId: 'log', after: { format, rows: lines.length } });
  const columns = [
    { key: 'at', header: list.at, type: 'moment' },
    { key: 'who', header: list.who, type: 'text' },
    { key: 'what', header: list.what, type: 'text' },
    { key: 'area', header: list.area, type: 'text' },
    { key: 'about', header: list.about, type: 'text' },
    { key: 'changes', header: list.changes, type: 'text' },
  ] as const;
  const { name: companyName } = await readCompanyFacts(company);
  const table = { title: texts.title, fileName: 'Log', language, columns, rows, companyName, today, timeZone };
  return exportTable(table, format, call.gone());
};

/** Lines are formatted while the file is written, so that a long log does not block other requests. */
async function* rowsOf<Row>(lines: readonly AuditLine[], row: (line: AuditLine) => Row): AsyncGenerator<Row> {
  for await (const line of forEachYielding(lines)) yield row(line);
}

function rowOf({ at, area, actor, how, sentence, person, thing, changes }: ReturnType<typeof describeLine>, spoken: LogLanguage) {
  const who = [actor?.name, how].filter(Boolean).join(', ');
  return {
    at,
    who,
    what: sentence,
    area: areaName(spoken, area),
    about: person?.name ?? thing ?? '',
    changes: changes.map(changeText).join('\n'),
  };
}

function changeText({ label, before, after }: LogChange): string {
  return before === null ? `${label}: ${after ?? ''}` : `${label}: ${before} → ${after ?? '–'}`;
}
