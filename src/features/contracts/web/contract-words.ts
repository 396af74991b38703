import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { ContractRow } from '../contract/entities.ts';
import { contractStatus, contractType, valueInterval } from '../contract/kinds.ts';
import type { en } from '../texts/en.ts';

type Shown = Pick<ContractRow, 'status' | 'isExpired'>;

/** Which word the status of a contract has (contracts.2). */
export function statusKey({ status, isExpired }: Shown): 'active' | 'inactive' | 'termination' | 'onTrial' | 'expired' {
  if (status === contractStatus.inactive) return 'inactive';
  if (isExpired) return 'expired';
  if (status === contractStatus.termination) return 'termination';
  return status === contractStatus.onTrial ? 'onTrial' : 'active';
}

/** What the lights are called. */
export function useLightWords() {
  const t = useTexts<typeof en>('contracts');
  return { Green: t('lights.Green'), Yellow: t('lights.Yellow'), Red: t('lights.Red'), none: t('list.noLight') };
}

/** The words for what a contract says, on all its pages. */
export function useContractWords() {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  const intervals = { [valueInterval.month]: 'month', [valueInterval.year]: 'year', [valueInterval.hour]: 'hour' } as const;
  const per = ({ interval }: Pick<ContractRow, 'interval'>): string => t(`intervals.${intervals[interval]}`);
  return {
    per,
    status: (contract: Shown) => t(`status.${statusKey(contract)}`),
    type: ({ typeId }: Pick<ContractRow, 'typeId'>) => t(`types.${typeId === contractType.automatic ? 'automatic' : 'ending'}`),
    term: (term: ContractRow['noticePeriod']) => (term ? t(`terms.${term.unit}`, { number: term.number }) : ''),
    value: ({ contractValue, currency, interval }: Pick<ContractRow, 'contractValue' | 'currency' | 'interval'>) =>
      contractValue === null ? '' : t('list.value', { amount: format.money(contractValue, currency), per: per({ interval }) }),
  };
}
