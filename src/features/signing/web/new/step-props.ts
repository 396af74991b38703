import type { NewRequest } from './use-new-request.ts';

/** What each step works on. */
export type StepProps = Pick<NewRequest, 'form' | 'values'>;

/** The message of a field that Mantine renders nowhere by itself. */
export function errorText(error: unknown): string | undefined {
  return typeof error === 'string' ? error : undefined;
}
