import { stepOfVariable } from '../wizard/field-groups.ts';

/** Where the value of a variable is filled in. */
export function fieldAddress(documentId: string, variable: string) {
  return { to: '/employee-contract/edit', query: { documentId, step: String(stepOfVariable(variable)), field: variable } };
}
