import { call } from '#kernel/web/call.ts';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import type { FindRecords } from '#kernel/web/entry.ts';
import type { getDocuments } from '../contract/endpoints.ts';
import type { DocumentFilter } from '../contract/lists.ts';

// By address: the palette needs none of the contract's schemas.
const read = endpointAt<typeof getDocuments>({ method: 'GET', path: '/documents/all' });

/** Employment contracts by name, employee, position and template, for the palette (employment.30). */
export const findDocuments: FindRecords = async (search, { most, signal }) => {
  const filter: DocumentFilter = { search };
  const { documentListItems } = await call(read, { query: { page: 1, pageSize: most, filter: JSON.stringify(filter) } }, { signal });
  return documentListItems.map(({ documentId, name, position, templateName }) => ({
    key: documentId,
    name,
    detail: [position, templateName].filter(Boolean).join(' · '),
    path: `/employee-contract/view?documentId=${documentId}`,
  }));
};
