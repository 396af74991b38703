import { twoStepHandler } from '#kernel/server/serve.ts';
import type { getNewerTemplate as getContract, updateTemplate as updateContract } from '../contract/endpoints-life.ts';
import { plainText } from '../contract/rules/compose.ts';
import { isNewer, moveElements } from '../contract/rules/newer-template.ts';
import { redlineClauses } from '../contract/rules/redline.ts';
import type { ContractTemplate } from '../contract/template.ts';
import { logged } from './log-document.ts';
import { openDocument, openToChange, reloadDocument } from './open-document.ts';
import { nameOf } from './present-document.ts';
import { composed, type PrintableDocument } from './print-document.ts';
import { writeTemplate, type StoredDocument } from './store-documents.ts';
import { readTemplates } from './templates.ts';

const newerFor = ({ templateKey, templateVersion }: StoredDocument, templates: readonly ContractTemplate[]) =>
  templates.find(({ key, version, isActive }) => key === templateKey && isActive && isNewer(version, templateVersion));

const linesOf = (document: PrintableDocument) =>
  composed(document).clauses.map(({ key, title, blocks }) => ({ key, title, lines: plainText(blocks) }));

/** Whether there is a newer version of a contract's template, and what it would change in it. */
export const getNewerTemplate = twoStepHandler<typeof getContract, ContractTemplate[]>(
  ({ services }) => readTemplates(services),
  async (context, { query: { documentId } }) => {
    const { document, visibility } = await openDocument(context, documentId);
    if (visibility !== 'all') context.fail('common.Forbidden');
    const template = newerFor(document, context.prepared);
    if (!template) return { newer: null };
    const moved = {
      ...document,
      template,
      elements: moveElements(document.elements, { ...document, from: document.template, to: template }),
    };
    return { newer: { version: template.version, clauses: redlineClauses(linesOf(document), linesOf(moved)) } };
  },
);

/** Takes the newest version of its template into a draft; values and own words stay (employment.19). */
export const updateTemplate = twoStepHandler<typeof updateContract, ContractTemplate[]>(
  ({ services }) => readTemplates(services),
  async (context, { body }) => {
    const { company, actor, now, audit, fail, prepared } = context;
    const stored = await openToChange(context, body, 'update');
    const template = newerFor(stored, prepared) ?? fail('documents.NoNewerTemplate');
    const elements = moveElements(stored.elements, { ...stored, from: stored.template, to: template });
    const { documentId } = stored;
    await writeTemplate(company, { documentId, template, elements, by: actor.member.companyUserId, now });
    const name = nameOf(stored);
    audit(
      logged(stored, { before: { name, templateVersion: stored.templateVersion }, after: { name, templateVersion: template.version } }),
    );
    return { document: await reloadDocument(context, documentId) };
  },
);
