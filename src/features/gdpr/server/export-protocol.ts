import { mediaTypes } from '#kernel/contract/media-types.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { cellText, clean } from '#kernel/server/export/cell-text.ts';
import { breakable } from '#kernel/server/export/pdf-layout.ts';
import { xlsxBytes } from '#kernel/server/export/xlsx.ts';
import { datedFileName } from '#kernel/server/file-name.ts';
import { newId } from '#kernel/server/id.ts';
import { typesetPdf } from '#kernel/server/pdf/print-pdf.ts';
import { twoStepHandler, type PrepareContext } from '#kernel/server/serve.ts';
import type { exportProtocol as contract } from '../contract/endpoints-protocol.ts';
import type { Language } from '../contract/kinds.ts';
import type { FrozenProtocol } from '../contract/protocol.ts';
import { protocolKind } from './log-gdpr.ts';
import { requireFull } from './policy.ts';
import { freezeProtocol } from './present-protocol.ts';
import { headOf, protocolDocument, protocolRows, type DateFormat } from './rules/protocol-document.ts';
import { protocolWords } from './rules/protocol-fields.ts';
import { statementWords } from './rules/statement-words.ts';
import { insertHandedOut } from './store-archive.ts';
import { readProtocol } from './store-protocol.ts';

const template = new URL('protocol.typ', import.meta.url);
/** The number of characters that fit beside a label. */
const longestWord = 44;

interface ExportedProtocol {
  protocolId: string;
  frozen: FrozenProtocol;
  fileName: string;
  bytes: Uint8Array;
}

type Preparing = PrepareContext<typeof contract>;
interface ExportInput {
  format: 'pdf' | 'xlsx';
  language: Language;
}

/** Reads the protocol as it is and writes the file, before the transaction. */
async function prepare(before: Preparing, { format, language }: ExportInput): Promise<ExportedProtocol> {
  const { services, actor, now, call, fail } = before;
  requireFull(before, 'gdpr.MustBeAdmin');
  const companyId = call.companyId ?? fail('common.CompanyRequired');
  const { timeZone } = actor.member;
  const today = dayIn(timeZone, now);
  const { protocolId, frozen } = await services.database.forCompany(companyId, async (company) => {
    const row = (await readProtocol(company)) ?? fail('gdpr.NotExistingProtocol', 409);
    return { protocolId: row.protocolId, frozen: await freezeProtocol({ company, now, today }, row) };
  });
  const write = format === 'pdf' ? printProtocol : writeSheet;
  const bytes = await write(frozen, { language, timeZone, today }, call.gone());
  const fileName = datedFileName(protocolWords(language).output.fileName, today, format);
  return { protocolId, frozen, fileName, bytes };
}

type DayManner = DateFormat & { today: string };

async function printProtocol(frozen: FrozenProtocol, manner: DayManner, signal: AbortSignal): Promise<Uint8Array> {
  return (await typesetPdf({ template, data: printedProtocol(frozen, manner), standard: 'a-2a' }, signal)).bytes;
}

/** What the PDF says. */
export function printedProtocol(frozen: FrozenProtocol, { today, ...manner }: DayManner): object {
  const { language } = manner;
  const { output } = protocolWords(language);
  const { head, hasDrafts, parts } = protocolDocument(frozen, manner);
  const factsOf = (facts: readonly (readonly [string, string])[]) =>
    facts.map(([label, value]) => [label, breakable(clean(value), longestWord)]);
  const day = cellText(today, 'date', manner);
  return {
    title: output.title,
    companyName: clean(frozen.company.name),
    lang: language === 'no' ? 'nb' : 'en',
    region: language === 'no' ? 'NO' : 'GB',
    day: today.split('-').map(Number),
    law: output.law,
    asOf: `${output.printed} ${day}`,
    footer: [output.title, clean(frozen.company.name), day].join(' · '),
    words: { page: statementWords[language].page, head: output.head, draft: output.draft, none: output.none },
    note: hasDrafts ? output.drafts : '',
    head: factsOf(head),
    parts: parts.map(({ title, treatments }) => ({
      title,
      treatments: treatments.map(({ name, isDraft, groups }) => ({
        name: breakable(clean(name), longestWord),
        isDraft,
        groups: groups.map((group) => ({ ...group, facts: factsOf(group.facts) })),
      })),
    })),
  };
}

function writeSheet(frozen: FrozenProtocol, { language, timeZone, today }: DayManner, signal: AbortSignal): Promise<Uint8Array> {
  const { output } = protocolWords(language);
  const { columns, rows } = protocolRows(frozen, language);
  const lead: [string, string][] = [
    [output.title, ''],
    [output.printed, cellText(today, 'date', { language, timeZone })],
    ...headOf(frozen, language).map(([label, value]): [string, string] => [label, value]),
  ];
  const table = { title: output.fileName, companyName: frozen.company.name, language, timeZone, today, columns, rows, lead };
  return xlsxBytes(table, signal);
}

/** Hands the whole protocol out, and archives it as it was handed out (gdpr.8, gdpr.131). */
export const exportProtocol = twoStepHandler<typeof contract, ExportedProtocol>(
  (before, { body }) => prepare(before, body),
  async (context, { body }) => {
    const { company, actor, audit, prepared } = context;
    requireFull(context, 'gdpr.MustBeAdmin');
    const { protocolId, frozen, fileName, bytes } = prepared;
    await insertHandedOut(company, { id: newId(), content: frozen, by: actor.member.companyUserId });
    audit({ entity: protocolKind, entityId: protocolId, after: { format: body.format, language: body.language, fileName } });
    return { fileName, contentType: mediaTypes[body.format], content: bytes };
  },
);
