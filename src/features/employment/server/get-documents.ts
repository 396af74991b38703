import type { z } from 'zod';
import { limitsOf } from '#features/billing/server/public.ts';
import { readSeenTeam } from '#features/people/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { checkEditPublished as checkContract, getDocument as oneContract, getDocuments as contract } from '../contract/endpoints.ts';
import { documentState, type DocumentState } from '../contract/kinds.ts';
import { logReading } from './log-document.ts';
import { openDocument, visibilitiesOf } from './open-document.ts';
import { isFull } from './policy.ts';
import { presentDocument, presentRow } from './present-document.ts';
import { readAddenda, type DocumentHead } from './store-documents.ts';
import { countHeads, readHeads, readUsedTemplates, type Selection } from './store-list.ts';

const usualPageSize = 50;

async function selectionOf({ company, actor: { member } }: Pick<CallContext, 'company' | 'actor'>): Promise<Selection> {
  if (isFull(member)) return 'all';
  // The contracts of those who have left are closed to the lead (employment.15).
  return { people: member.levels.employmentContracts === 'team' ? await readSeenTeam(company, member) : [], own: member.companyUserId };
}

/** The contracts of a filter that the caller may see; those who make contracts are told how many the company has and may have. */
export const getDocuments: Handler<typeof contract> = async (context, { query }) => {
  const { company, actor } = context;
  const { filter = {} } = query;
  const selection = await selectionOf(context);
  const page = query.page === undefined ? undefined : { page: query.page, pageSize: query.pageSize ?? usualPageSize };
  const [rows, total, templates, limits] = await Promise.all([
    readHeads(company, selection, filter, { ...query, page }),
    countHeads(company, selection, filter),
    readUsedTemplates(company, selection),
    isFull(actor.member) ? limitsOf(context, ['employmentContractLimit']) : undefined,
  ]);
  const visibilities = await visibilitiesOf(context, rows);
  return {
    documentListItems: rows.map((row, index) => presentRow(actor.member, row, visibilities[index] ?? 'row')),
    totalEntries: total,
    templates,
    limit: limits?.get('employmentContractLimit') ?? { limit: null, used: total },
    permissions: { create: isFull(actor.member) },
  };
};

/** One contract. That somebody read it is in the log, unless it is their own. */
export const getDocument: Handler<typeof oneContract> = async (context, { query: { documentId } }) => {
  const { company, actor } = context;
  const { document, visibility } = await openDocument(context, documentId);
  const presented = presentDocument(actor.member, document, visibility);
  if (presented.content) logReading(context, document, { looked: 'view', isRepeatable: true });
  const heads = await readAddenda(company, documentId);
  const visibilities = await visibilitiesOf(context, heads);
  const addenda = heads.flatMap((one, place) =>
    visibilities[place] === 'none' ? [] : presentRow(actor.member, one, visibilities[place] ?? 'none'),
  );
  return { document: presented, addenda };
};

type Needs = z.output<typeof checkContract.answer>['needs'];

const needed: Readonly<Record<DocumentState, Needs>> = {
  [documentState.draft]: 'nothing',
  [documentState.published]: 'reopening',
  [documentState.sent]: 'cancelledSigning',
  [documentState.reopened]: 'nothing',
  [documentState.signed]: 'copy',
};

/** What it takes to edit a contract (employment.14). */
export const checkEditPublished: Handler<typeof checkContract> = async (context, { body: { documentEncrId } }) => {
  const { document, visibility } = await openDocument(context, documentEncrId);
  if (visibility !== 'all') context.fail('common.Forbidden');
  const wanted = needed[document.state];
  const isOfAddenda = wanted === 'reopening' || wanted === 'cancelledSigning';
  const needs = (isOfAddenda && neededOfAddenda(await readAddenda(context.company, document.documentId), wanted)) || wanted;
  return { canEdit: needs === wanted && needs !== 'copy', needs };
};

/** What it takes to edit a contract with addenda, which refer to it as it is; undefined without any. One that is signed, or being signed, stays. */
function neededOfAddenda(addenda: readonly DocumentHead[], wanted: 'reopening' | 'cancelledSigning'): Needs | undefined {
  if (addenda.length === 0) return undefined;
  if (addenda.some(({ state }) => state === documentState.sent || state === documentState.signed)) return 'copy';
  return wanted === 'reopening' ? 'withoutAddenda' : 'withoutAddendaAndSigning';
}
