import { mediaTypes } from '#kernel/contract/media-types.ts';
import { Typesetter } from '#kernel/server/pdf/typesetter.ts';
import type { Fail } from '#kernel/server/failure.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { previewDocument as contract } from '../contract/endpoints-life.ts';
import { inOwnTransaction } from './in-own-transaction.ts';
import { openDocument } from './open-document.ts';
import { printDocument } from './print-document.ts';
import { fittingElements, mergeValues, sentOf } from './rules/draft-changes.ts';

// One warm process of previews only, so that no export lets somebody wait who types. It is of this process.
const typesetter = new Typesetter();
// A cache of the process: the newest preview of each tab that has one under way.
const newest = new Map<string, symbol>();
let latest: Promise<unknown> = Promise.resolve();

/** The contract as it would print with what is being typed. */
export const previewDocument = twoStepHandler<typeof contract, Uint8Array>(
  async (before, { body }) => {
    const { services, fail } = before;
    const { stored, companyId, day } = await inOwnTransaction(before, async (call) => {
      const { document, visibility } = await openDocument(call, body.documentId);
      if (visibility !== 'all') fail('common.Forbidden');
      return { stored: document, companyId: call.company.id, day: call.today };
    });
    const { values, errors } = mergeValues(stored.template, stored.values, body.variables);
    if (errors.length > 0) fail('common.BadRequest', 400, { fieldErrors: errors });
    const elements = body.elements ? fittingElements(stored.template, body.elements) : stored.elements;
    const unsaved = {
      ...stored,
      values,
      elements: elements ?? fail('common.BadRequest', 400, { fieldErrors: [{ path: 'elements', code: 'invalid' }] }),
      baseData: { ...stored.baseData, ...sentOf(body.baseData) },
    };
    return inTurn(`${companyId} ${body.tab}`, fail, async () => {
      const place = { services, companyId, isDraft: true, day };
      return (await printDocument(unsaved, { ...place, typeset: (order) => typesetter.typeset(order) })).bytes;
    });
  },
  async ({ prepared }) => ({ fileName: 'preview.pdf', contentType: mediaTypes.pdf, inline: true, content: prepared }),
);

/** One after another; a preview that another one of its tab has overtaken is not made. */
async function inTurn(tab: string, fail: Fail<'documents.NewerPreview'>, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const own = Symbol(tab);
  newest.set(tab, own);
  const turn = latest.then(() => (newest.get(tab) === own ? make() : undefined));
  latest = turn.catch(() => undefined);
  try {
    return (await turn) ?? fail('documents.NewerPreview', 409);
  } finally {
    if (newest.get(tab) === own) newest.delete(tab);
  }
}
