import { sql, type RawBuilder } from 'kysely';

/** Whether somebody works here and can sign in: the condition on a row of `company_user`, by its name in the statement. */
export function canSignIn(person = 'company_user'): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(person)}.state = 'active' and ${sql.ref(person)}.has_access and ${sql.ref(person)}.account_id is not null)`;
}
