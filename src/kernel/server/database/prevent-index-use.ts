import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * A condition on rows that are found by their key. Without statistics, which a company lacks after a large import, the planner takes an index on
 * a day or a state for as good as one on the key, and reads the whole company for each row; a condition in this form no index serves.
 */
export function preventIndexUse(condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`((${condition}) is true)`;
}
