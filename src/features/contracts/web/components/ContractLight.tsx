import { useTexts } from '#kernel/web/texts.ts';
import { TrafficLight } from '#ui/TrafficLight.tsx';
import type { ContractRow } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { useLightWords } from '../contract-words.ts';
import type { ChangeLight } from '../use-change-light.ts';

interface ContractLightProps {
  contract: ContractRow;
  /** Undefined where nothing can be changed. */
  onChange: ChangeLight | undefined;
}

/** The light of a contract. */
export function ContractLight({ contract, onChange }: ContractLightProps) {
  const t = useTexts<typeof en>('contracts');
  const words = useLightWords();
  const { name, trafficLight, permissions } = contract;
  return (
    <TrafficLight
      light={trafficLight}
      words={words}
      labelOf={(light) => t('list.lightOf', { name, light })}
      onChange={permissions.trafficLight && onChange ? (light) => onChange(contract, light) : undefined}
    />
  );
}
