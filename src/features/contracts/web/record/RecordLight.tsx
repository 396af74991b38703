import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { updateTrafficLight } from '../../contract/endpoints.ts';
import type { Contract } from '../../contract/entities.ts';
import type { TrafficLight as Light } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { TrafficLight } from '../components/TrafficLight.tsx';
import { readsOfContracts } from '../reads-of-contracts.ts';

/** The light of an opened contract. */
export function RecordLight({ contract }: { contract: Contract }) {
  const t = useTexts<typeof en>('contracts');
  const { write } = useWrite(updateTrafficLight, { changes: readsOfContracts });
  const { contractId, version, name } = contract;
  const change = (trafficLight: Light | null) =>
    void runOrShowError(async () => {
      await write({ body: { contractId, version, trafficLight } });
      showToast({ title: t('list.lightChanged', { name }), milliseconds: 3000 });
    });
  return <TrafficLight contract={contract} onChange={change} />;
}
