import type { Placeable } from './WidgetRow.tsx';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { useStore } from '#kernel/web/store.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { SidePanel } from '#ui/SidePanel.tsx';
import { movedTo, storedPlacement } from '../../contract/rules/arrange-widgets.ts';
import type { Widget } from '../../contract/widgets.ts';
import type { en } from '../../texts/en.ts';
import styles from './arrange.module.css';
import { changeArrangement, saving } from './save-arrangement.ts';
import { WidgetList } from './WidgetList.tsx';

interface ArrangeHomeProps {
  placed: readonly Placeable[];
  kept: readonly Widget[];
}

/** Selects and orders the widgets of the home page, which updates immediately (home.9). */
export function ArrangeHome({ placed, kept }: ArrangeHomeProps) {
  const t = useTexts<typeof en>('dashboard');
  const cache = useQueryClient();
  const [{ arrange }, change] = useQuery();
  const state = useStore(saving);
  useEffect(() => () => saving.set('nothing'), []);
  const keep = (next: readonly Placeable[]): void => changeArrangement(cache, storedPlacement(next, kept));
  const handleShow = (place: number, visible: boolean): void =>
    keep(placed.map((one, index) => (index === place ? { ...one, visible } : one)));
  // No form (draft): each change is saved by itself, and kept on the device until it is (home.9).
  return (
    <SidePanel title={t('arrange.title')} isOpen={arrange === 'home'} onClose={() => change({ arrange: undefined })}>
      <div className={styles['panel']}>
        <p className={styles['text']}>{t('arrange.text')}</p>
        <WidgetList placed={placed} onMove={(from, to) => keep(movedTo(placed, from, to))} onShow={handleShow} />
        <div className={styles['end']}>
          <output className={styles['state']}>{state === 'nothing' ? '' : t(`arrange.${state}`)}</output>
          <Button variant="default" disabled={kept.length === 0} onClick={() => changeArrangement(cache, [])}>
            {t('arrange.reset')}
          </Button>
        </div>
      </div>
    </SidePanel>
  );
}
