import { setTimeout as pause } from 'node:timers/promises';
import {
  countNotifications,
  readBellCounts,
  markRead,
  markSeen,
  readNotifications,
  readSentReasons,
} from '#features/notifications/server/bell/store-bell.ts';
import type { NotificationSelection } from '#features/notifications/server/bell/store-bell.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { explained } from './explain.ts';
import { fillBell, unopen } from './fill-bell.ts';
import { statementsOf } from './kept-statements.ts';
import type { Measured } from './side-by-side.ts';
import { sideBySide, timed } from './side-by-side.ts';
import { analyze } from './pgbench.ts';
import type { Server } from './product.ts';

const calls = '/api/notifications';
const pageSize = 50;
/** The maximum of new notifications: those that arrive while older ones are being marked stay unseen. */
const mostNew = 20;

/** The bell of a user with 100,000 unseen notifications: counts, pages of the history, and marking all. */
export async function measureBell(product: Server, dataDir: string, key: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'x-account': '1' };
  const who = await whoAmI(product, headers);
  await fillBell(dataDir, who);
  await analyze(dataDir);
  console.log('\nThe bell of a user with 100,000 notifications, none of them seen or read:');
  await sideBySide(product, dataDir, await measuredCalls(who, headers));
  for (const as of ['seen', 'read'] as const) await measureMarking({ product, dataDir, who, headers }, as);
}

async function whoAmI({ address }: Server, headers: Record<string, string>): Promise<string> {
  const response = await fetch(`${address}/api/users/current-user`, { headers });
  // Typed by the contract of the answer.
  return ((await response.json()) as { user: { companyUserId: string } }).user.companyUserId;
}

async function measuredCalls(who: string, headers: Record<string, string>): Promise<Measured[]> {
  const bell = async (company: Company) => {
    await readNotifications(company, who, { limit: 25 });
    await readBellCounts(company, who, {});
  };
  const history = (which: Omit<NotificationSelection, 'limit'>) => async (company: Company) => {
    await readNotifications(company, who, { ...which, limit: pageSize });
    await countNotifications(company, who, which);
    await readSentReasons(company, who);
  };
  const measured = async (name: string, path: string, reading: (company: Company) => Promise<unknown>): Promise<Measured> => ({
    name,
    target: { path: `${calls}/${path}`, headers },
    statements: await statementsOf(1, reading),
  });
  return [
    await measured('the bell', 'get-user-notifications?limit=25&type=1', bell),
    await measured('the first page of the history', 'history', history({})),
    await measured('page 200', 'history?page=200', history({ before: 199 * pageSize })),
    await measured('one reason', 'history?reason=Birthday', history({ reason: 'Birthday' })),
    await measured('the unread of one reason', 'history?reason=Birthday&unread=true', history({ reason: 'Birthday', isUnread: true })),
  ];
}

interface Marking {
  product: Server;
  dataDir: string;
  who: string;
  headers: Record<string, string>;
}

/** One request that marks all, the time until the last is marked, and its one statement. */
async function measureMarking({ product, dataDir, who, headers }: Marking, as: 'seen' | 'read'): Promise<void> {
  await unopen(dataDir, who);
  const now = new Date();
  const [statement] = await statementsOf(1, (company) =>
    as === 'seen' ? markSeen(company, who, { now }) : markRead(company, who, 'all', { now }),
  );
  const plan = statement && (await explained(dataDir, 1, statement));
  const path = as === 'seen' ? 'make-notifications-seen' : 'make-all-notifications-read';
  const started = performance.now();
  const origin = { ...headers, origin: product.address };
  const called = await timed(async () => (await fetch(`${product.address}${calls}/${path}`, { method: 'POST', headers: origin })).text());
  let left = Number.POSITIVE_INFINITY;
  while (left > mostNew) {
    await pause(50);
    left = await leftOf(product, headers, as);
  }
  const all = (performance.now() - started) / 1000;
  console.log(`all marked ${as}: the call ${called.toFixed(0)} ms, the last of them after ${all.toFixed(1)} s`);
  if (plan) console.log(`    a statement that saw at most ${plan.rows} rows, ${plan.pages} pages, in ${plan.milliseconds.toFixed(1)} ms`);
}

async function leftOf({ address }: Server, headers: Record<string, string>, as: 'seen' | 'read'): Promise<number> {
  const path = as === 'seen' ? 'get-user-notifications' : 'history?unread=true';
  const response = await fetch(`${address}${calls}/${path}`, { headers });
  // Typed by the contracts of the answers.
  const { unseenTotal, totalEntries } = (await response.json()) as { unseenTotal?: number; totalEntries?: number };
  return unseenTotal ?? totalEntries ?? 0;
}
