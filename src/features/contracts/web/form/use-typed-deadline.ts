import { useDebouncedValue } from '@mantine/hooks';
import { today } from '#kernel/web/local-day.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { explainDeadline } from '../../contract/endpoints.ts';
import type { Contract } from '../../contract/entities.ts';
import { findDeadline, type Deadline } from '../../contract/rules/deadline.ts';
import type { Terms } from '../../contract/rules/term-ends.ts';
import { termsOf, type ContractValues } from './contract-values.ts';

const never = (): boolean => false;

export interface TypedDeadline {
  deadline: Deadline;
  terms: Terms;
}

/**
 * The deadline of what is typed, at once by the rules (contracts.4); the working day before it, which follows from the company's calendar, as soon as
 * the server answers. Undefined while something in the dates is wrong.
 */
export function useTypedDeadline(values: ContractValues, contract: Contract | undefined): TypedDeadline | undefined {
  const terms = termsOf(values, contract?.terminatedOn ?? null);
  const sent = JSON.stringify(terms ?? {});
  const [debounced] = useDebouncedValue(sent, 250);
  const isRequested = terms !== undefined && terms.endDate !== null && debounced === sent;
  const { answer } = useCall(explainDeadline, { body: terms ?? {} }, { staleMinutes: 2, enabled: isRequested });
  if (!terms) return undefined;
  const here = findDeadline(terms, { today: today(), isFree: never, movesToWorkingDay: false });
  return { terms, deadline: (isRequested && answer?.deadline) || here };
}
