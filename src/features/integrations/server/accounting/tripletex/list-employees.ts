import { ProviderRefusal, type Credentials } from '../provider.ts';
import type { CallTripletex } from './session.ts';
import { Employee, employeeFields, listOf } from './shapes.ts';

const pageSize = 1000;
/** How often reading begins anew because the list has changed, and how many pages are read: a list may never end. */
const maxRestarts = 5;
const maxPages = 500;

/**
 * All employees, each once. Pages are counted by position, so each begins with the last one of the page before: when that is another,
 * somebody was deleted meanwhile and the rest has moved up, and reading begins anew.
 */
export async function* listEmployees(call: CallTripletex, credentials: Credentials): AsyncGenerator<Employee[]> {
  const seen = new Set<number>();
  let [from, restarts] = [0, 0];
  let last: number | undefined;
  for (let page = 0; page < maxPages && restarts < maxRestarts; page += 1) {
    const values = await readPage(call, credentials, from);
    const hasMoved = from > 0 && values[0]?.id !== last;
    const fresh = values.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    if (fresh.length > 0) yield fresh;
    if (!hasMoved && values.length < pageSize) return;
    from = hasMoved ? 0 : from + pageSize - 1;
    restarts += hasMoved ? 1 : 0;
    last = values.at(-1)?.id;
  }
  throw new ProviderRefusal('unavailable', 'Its list of employees does not end.');
}

async function readPage(call: CallTripletex, credentials: Credentials, from: number): Promise<Employee[]> {
  const { values } = await call(credentials, {
    method: 'GET',
    path: '/employee',
    query: { includeContacts: 'true', from: String(from), count: String(pageSize), sorting: 'id', fields: employeeFields },
    answer: listOf(Employee),
  });
  return values;
}
