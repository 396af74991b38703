import { useQueryClient } from '@tanstack/react-query';
import type { Input } from '#kernel/contract/endpoint.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { changeAnswer, useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { getContracts, updateTrafficLight } from '../contract/endpoints.ts';
import type { ContractRow } from '../contract/entities.ts';
import type { TrafficLight } from '../contract/kinds.ts';
import type { en } from '../texts/en.ts';
import { readsOfContracts } from './reads-of-contracts.ts';

/** Sets a light; the open list shows it at once, and the former again when it is refused. */
export function useChangeLight(input: Input<typeof getContracts>): (contract: ContractRow, light: TrafficLight | null) => void {
  const t = useTexts<typeof en>('contracts');
  const cache = useQueryClient();
  const { write } = useWrite(updateTrafficLight, { changes: readsOfContracts });
  return ({ contractId, name, version }, trafficLight) =>
    void runOrShowError(async () => {
      const rollBack = changeAnswer(cache, getContracts, input, (answer) => ({
        ...answer,
        contracts: answer.contracts.map((row) => (row.contractId === contractId ? { ...row, trafficLight } : row)),
      }));
      try {
        await write({ body: { contractId, trafficLight, version } });
      } catch (failure) {
        rollBack();
        throw failure;
      }
      showToast({ title: t('list.lightChanged', { name }), milliseconds: 3000 });
    });
}
