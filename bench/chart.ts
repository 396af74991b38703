import { pair, printPairs } from './pair.ts';
import type { Pair } from './pair.ts';
import type { Server } from './product.ts';

const read = '/api/accesscontrol/get-company-hierarchy';
const move = '/api/accesscontrol/update-reporting';

interface Chart {
  people: { id: string; role?: string; reportingToCompanyUserId: string | null }[];
}

interface Measuring {
  product: Server;
  bare: Server;
  /** API keys of a system admin and of a team lead of the first company. */
  keys: { admin: string; lead: string };
}

/** Reading and editing the chart of 10,000 people, and one person's access: each compared with a bare route in the same run. */
export async function measureChart({ product, bare, keys }: Measuring): Promise<Pair[]> {
  const [admin, lead] = [headersOf(keys.admin), headersOf(keys.lead)];
  const chart = await readChart(product, admin);
  const moves = movesOf(chart);
  const { companyUserId, teamMember } = await leadOf(product, lead);
  const access = { server: bare, target: { path: `/access?companyUserId=${companyUserId}` } };
  const why = `/api/accesscontrol/explain?companyUserId=${companyUserId}&itemType=person&itemId=${teamMember}`;
  return [
    await pair(
      'the chart, read',
      { server: bare, target: { path: '/hierarchy' } },
      { server: product, target: { path: read, method: 'POST', headers: admin, body: '{}' } },
    ),
    await pair(
      'one move',
      { server: bare, target: { path: '/move', method: 'POST', body: moves() } },
      { server: product, target: { path: move, method: 'POST', headers: admin, body: moves() } },
    ),
    await pair('whom a lead may open', access, { server: product, target: { path: '/api/users/current-user', headers: lead } }),
    await pair('why a lead sees one', access, { server: product, target: { path: why, headers: admin } }),
  ];
}

export const printChart = (pairs: readonly Pair[]): void => printPairs('\nThe chart of 10,000 people:', pairs);

const headersOf = (key: string) => ({ authorization: `Bearer ${key}`, 'x-account': '1' });

/** A team lead, and a person of the team. */
async function leadOf({ address }: Server, headers: Record<string, string>): Promise<{ companyUserId: string; teamMember: string }> {
  const response = await fetch(`${address}/api/users/current-user`, { headers });
  // Typed by the contract of the answer.
  const { user } = (await response.json()) as { user: { companyUserId: string; accessingCompanyUserIds: string[] } };
  const teamMember = user.accessingCompanyUserIds.find((id) => id !== user.companyUserId);
  if (!teamMember) throw new Error('The lead of the demo leads nobody');
  return { companyUserId: user.companyUserId, teamMember };
}

async function readChart({ address }: Server, headers: Record<string, string>): Promise<Chart> {
  const response = await fetch(address + read, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' });
  // Typed by the contract of the answer.
  return (await response.json()) as Chart;
}

/** Moves of people without a team, alternating between two managers. */
function movesOf({ people }: Chart): () => () => string {
  const leads = new Set(people.map(({ reportingToCompanyUserId }) => reportingToCompanyUserId));
  const movable = people.filter(({ id, reportingToCompanyUserId }) => reportingToCompanyUserId !== null && !leads.has(id));
  const managers = people.filter(({ id, role }) => leads.has(id) && role === 'manager');
  return () => {
    let turn = 0;
    return () => {
      turn += 1;
      const companyUserId = movable[turn % movable.length]?.id;
      const reportingToCompanyUserId = managers[(turn + Math.floor(turn / movable.length)) % managers.length]?.id;
      return JSON.stringify({ companyUserId, reportingToCompanyUserId });
    };
  };
}
