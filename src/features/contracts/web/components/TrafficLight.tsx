import { IconCircle, IconCircleFilled } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { Menu, MenuChoice, type MenuTrigger } from '#ui/Menu.tsx';
import type { ContractRow } from '../../contract/entities.ts';
import { trafficLights, type TrafficLight as Light } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import styles from './contracts.module.css';

/** The light of a contract in its colour and word. */
export function LightSign({ light }: { light: Light | null }) {
  const t = useTexts<typeof en>('contracts');
  const Sign = light ? IconCircleFilled : IconCircle;
  return (
    <span className={styles['light']} data-light={light ?? 'none'}>
      <Sign aria-hidden size={14} />
      {light ? t(`lights.${light}`) : t('list.noLight')}
    </span>
  );
}

interface TrafficLightProps {
  contract: Pick<ContractRow, 'name' | 'trafficLight' | 'permissions'>;
  /** Undefined where nothing can be changed. */
  onChange: ((light: Light | null) => void) | undefined;
}

/** The light of a contract; whoever may change it does so by a click. */
export function TrafficLight({ contract: { name, trafficLight, permissions }, onChange }: TrafficLightProps) {
  const t = useTexts<typeof en>('contracts');
  if (!permissions.trafficLight || !onChange) return <LightSign light={trafficLight} />;
  const label = t('list.lightOf', { name, light: trafficLight ? t(`lights.${trafficLight}`) : t('list.noLight') });
  const trigger = (open: MenuTrigger) => (
    <button type="button" {...open} aria-label={label} className={styles['lightButton']}>
      <LightSign light={trafficLight} />
    </button>
  );
  return (
    <Menu label={label} trigger={trigger} position="bottom-start">
      {[...trafficLights, null].map((light) => (
        <MenuChoice key={light ?? 'none'} isChosen={light === trafficLight} onSelect={() => onChange(light)}>
          <LightSign light={light} />
        </MenuChoice>
      ))}
    </Menu>
  );
}
