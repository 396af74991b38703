import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { updateTrafficLight } from '../contract/endpoints.ts';
import type { ContractRow } from '../contract/entities.ts';
import type { TrafficLight } from '../contract/kinds.ts';
import type { en } from '../texts/en.ts';
import { readsOfContracts } from './reads-of-contracts.ts';

export type ChangeLight = (contract: Pick<ContractRow, 'contractId' | 'name' | 'version'>, light: TrafficLight | null) => Promise<void>;

/** Sets the light of a contract; ends when the page has it, or the refusal is shown. */
export function useChangeLight(): ChangeLight {
  const t = useTexts<typeof en>('contracts');
  const { write } = useWrite(updateTrafficLight, { changes: readsOfContracts });
  return ({ contractId, name, version }, trafficLight) =>
    runOrShowError(async () => {
      await write({ body: { contractId, trafficLight, version } });
      showToast({ title: t('list.lightChanged', { name }), milliseconds: 3000 });
    });
}
