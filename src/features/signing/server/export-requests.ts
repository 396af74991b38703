import { exportList, namedRows, type Cells, type Headings } from '#features/people/server/public.ts';
import type { TextsLike } from '#kernel/contract/texts.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { exportSigningRequests as contract } from '../contract/endpoints-export.ts';
import type { RequestColumn } from '../contract/lists.ts';
import { enList } from '../texts/en-list.ts';
import { noList } from '../texts/no-list.ts';
import { listAllRows } from './get-requests.ts';

type Texts = TextsLike<typeof enList>;
type Item = Awaited<ReturnType<typeof listAllRows>>[number];

/** A list of requests as a file, in its order (shell.45). */
export const exportSigningRequests: Handler<typeof contract> = async (context, { body }) => {
  const { list, signingRequestIds, filter, sortBy, sortDirection } = body;
  const query = signingRequestIds ? { sortBy, sortDirection } : { sortBy, sortDirection, filter };
  const all = await listAllRows(context, query, list === 'completed');
  const rows = signingRequestIds ? namedRows(all, ({ signingRequestId }) => signingRequestId, signingRequestIds, context.fail) : all;
  const texts = context.call.language === 'no' ? noList : enList;
  const cellsOf = (item: Item) => cellsIn(texts, item);
  const file = { name: 'signingRequests', title: texts.title, headings: headingsIn(texts), rows, cellsOf };
  return exportList(context, file, body);
};

const headingsIn = ({ columns }: Texts): Headings<RequestColumn> => ({
  ...columns,
  dueDate: { header: columns.dueDate, type: 'date' },
  created: { header: columns.created, type: 'moment' },
  ended: { header: columns.ended, type: 'moment' },
});

function cellsIn(texts: Texts, item: Item): Cells<RequestColumn> {
  const { name, status, isSealing, isAnnulled, dueDate, extendedDueDate, requestedBy, createdDate, endedDate, location, locationName } =
    item;
  const people = item.recipients.map((person) => `${person.name} (${texts.people[person.status]})`);
  return {
    name: name ?? texts.closed,
    people: people.join(', '),
    status: texts.statuses[isSealing ? 'sealing' : isAnnulled ? 'annulled' : status],
    reason: item.reason,
    dueDate: extendedDueDate ?? dueDate,
    requestedBy: requestedBy?.fullName ?? null,
    created: createdDate,
    ended: endedDate,
    method: texts.methods[item.signingMethod],
    location: locationName ?? (location && texts.locations[location]),
  };
}
