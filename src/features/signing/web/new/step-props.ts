import type { NewRequest } from './use-new-request.ts';

/** What each step works on. */
export type StepProps = Pick<NewRequest, 'form' | 'values'>;

/** The message of a field that Mantine renders nowhere by itself; `missing` says in the field's own words that nothing was chosen. */
export function errorText(error: unknown, missing: string | false = false): string | undefined {
  return typeof error === 'string' ? missing || error : undefined;
}
