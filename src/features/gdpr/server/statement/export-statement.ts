import { keepContent, storedContent } from '#features/files/server/public.ts';
import { intlLocale } from '#kernel/contract/locale.ts';
import { mediaTypes } from '#kernel/contract/media-types.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { newId } from '#kernel/server/id.ts';
import { typesetPdf } from '#kernel/server/pdf/print-pdf.ts';
import { twoStepHandler, type Handler, type PrepareContext } from '#kernel/server/serve.ts';
import type {
  getStatementFile as fileContract,
  logMarkdownExport as markdownContract,
  storeStatementExport as contract,
} from '../../contract/endpoints-statements.ts';
import { markdownBlocks } from '../../contract/rules/markdown-blocks.ts';
import { blocksStatement } from '../../contract/rules/statement-gaps.ts';
import { statementWords } from '../rules/statement-words.ts';
import { lockArea } from '../store-settings.ts';
import { statementKind } from './log-statement.ts';
import { exportIdOf, parseExportId } from './present-statement.ts';
import { readState, type StatementState } from './read-state.ts';
import { readTemplate } from './read-template.ts';
import { storeVersion } from './statements.ts';
import { insertStatementFile, readStatementFile, type StatementKind } from './store-statements.ts';

const template = new URL('statement.typ', import.meta.url);

type Refusing = Pick<CallContext<'gdpr.NotFound' | 'gdpr.NotValid'>, 'company' | 'actor' | 'services' | 'now' | 'today' | 'fail'>;

/** The statement of an id as it was looked at; refuses one that says something else by now, and one that may not be handed out (gdpr.46). */
async function openToExport(call: Refusing, privacyStatementEncrId: string, text: string): Promise<StatementState> {
  const { fail } = call;
  const kind = parseExportId(privacyStatementEncrId) ?? fail('gdpr.NotFound', 404);
  const gone = () => fail('gdpr.NotFound', 404);
  const state = await readState({ ...call, fail: gone }, kind, text);
  const missing = state.missing.filter(blocksStatement);
  if (missing.length > 0) fail('gdpr.NotValid', 409, { details: { missing } });
  if (exportIdOf(state) !== privacyStatementEncrId) fail('common.Conflict', 409);
  return state;
}

/** The text of the product for a statement that is asked for by its id. */
function templateOf({ services, fail }: Pick<CallContext<'gdpr.NotFound'>, 'services' | 'fail'>, id: string): Promise<string> {
  return readTemplate(services, parseExportId(id) ?? fail('gdpr.NotFound', 404));
}

interface Printed {
  text: string;
  template: string;
  kept: { sha256: string; size: number };
}

type Preparing = PrepareContext<typeof contract>;

/** Reads, prints and keeps the bytes, before the transaction. */
async function print(before: Preparing, id: string): Promise<Printed> {
  const { services, actor, now, call, fail } = before;
  const companyId = call.companyId ?? fail('common.CompanyRequired');
  const productText = await templateOf(before, id);
  const today = dayIn(actor.member.timeZone, now);
  const state = await services.database.forCompany(companyId, (company) =>
    openToExport({ company, actor, services, now, today, fail }, id, productText),
  );
  const data = printedData(state, today);
  const pdf = await typesetPdf({ template, data, standard: 'a-2a' });
  return { text: state.text, template: productText, kept: await keepContent(services, { companyId, now, bytes: pdf.bytes }) };
}

/** What the PDF says. */
export function printedData(
  { text, facts, type, language }: Pick<StatementState, 'text' | 'facts' | 'type' | 'language'>,
  day: string,
): object {
  const words = statementWords[language];
  const shownDay = new Intl.DateTimeFormat(intlLocale[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
  const title = words.titles[type];
  const blocks = markdownBlocks(text);
  return {
    title,
    companyName: facts.company.name,
    lang: language === 'no' ? 'nb' : 'en',
    region: language === 'no' ? 'NO' : 'GB',
    day: day.split('-').map(Number),
    footer: [title, facts.company.name, shownDay].join(' · '),
    words: { page: words.page },
    blocks,
  };
}

/** Makes the PDF of a statement and keeps it with its version. */
export const storeStatementExport = twoStepHandler<typeof contract, Printed>(
  (before, { body }) => print(before, body.privacyStatementEncrId),
  async (context, { body: { privacyStatementEncrId: id } }) => {
    const { company, actor, now, audit, fail, prepared } = context;
    await lockArea(company);
    const state = await openToExport(context, id, prepared.template);
    // Somebody has changed a treatment while it was printed.
    if (state.text !== prepared.text) fail('common.Conflict', 409);
    const { statementId, version } = await versionOf(context, state);
    const fileId = newId();
    const name = fileNameOf(state, state.facts.company.name, version);
    await insertStatementFile(company, { statementId, fileId, name, ...prepared.kept, by: actor.member.companyUserId, now });
    audit({ entity: statementKind, entityId: statementId, after: { ...loggedKind(state), version, fileName: name, format: 'pdf' } });
    return { fileId, fileName: name };
  },
);

const loggedKind = ({ type, language }: StatementKind) => ({ statementType: type, language });

/** The version that says what the statement says now; it is kept when none does. */
async function versionOf(context: CallContext, state: StatementState): Promise<{ statementId: string; version: number }> {
  const { stored, text, values } = state;
  if (stored?.text === text) return stored;
  return storeVersion(context, state, { ownText: stored?.ownText ?? null, order: values.keys });
}

function fileNameOf({ type, language }: StatementKind, companyName: string, version: number): string {
  return `${statementWords[language].titles[type]} ${companyName} v${version}.pdf`;
}

/** The Markdown of a statement, which the log knows of. */
export const logMarkdownExport = twoStepHandler<typeof markdownContract, string>(
  (before, { body }) => templateOf(before, body.privacyStatementEncrId),
  async (context, { body: { privacyStatementEncrId: id } }) => {
    await lockArea(context.company);
    const state = await openToExport(context, id, context.prepared);
    const { statementId, version } = await versionOf(context, state);
    context.audit({ entity: statementKind, entityId: statementId, after: { ...loggedKind(state), version, format: 'markdown' } });
    return { markdown: state.text };
  },
);

/** A kept PDF. */
export const getStatementFile: Handler<typeof fileContract> = async ({ company, services, fail, audit, call }, { query }) => {
  const file = (await readStatementFile(company, query.fileId)) ?? fail('gdpr.NotFound', 404);
  const inline = query.view === 'true';
  const stored = storedContent(services, company.id, file);
  if (call.isLookAt(stored))
    audit({ entity: statementKind, entityId: file.statementId, after: { looked: inline ? 'view' : 'download', fileName: file.name } });
  return { fileName: file.name, contentType: mediaTypes.pdf, inline, stored };
};
