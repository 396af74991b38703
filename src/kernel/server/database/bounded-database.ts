import { openTurns } from '../turns.ts';
import type { Database } from './database.ts';

/**
 * The same database for users who have at most so many connections of its pool at the same time, and wait for their turn. Transactions inside each
 * other would wait for their own end, as they would for the pool.
 */
export function boundedDatabase(database: Database, maxConnections: number): Database {
  const turns = openTurns({ atOnce: maxConnections });
  const inTurn = async <T>(run: () => Promise<T>): Promise<T> => {
    const leave = await turns.enter();
    try {
      return await run();
    } finally {
      leave();
    }
  };
  return {
    ...database,
    transaction: (work, options) => inTurn(() => database.transaction(work, options)),
    read: (work) => inTurn(() => database.read(work)),
    forCompany: (companyId, work, options) => inTurn(() => database.forCompany(companyId, work, options)),
  };
}
