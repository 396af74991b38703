import { IconArrowsMaximize, IconKeyboard, IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { en } from '../../texts/en.ts';
import styles from './chart.module.css';
import type { ChartView } from './use-chart-view.ts';

const rows = ['move', 'fold', 'type', 'open', 'carry', 'pan', 'zoom'] as const;

/** Zoom in, zoom out, fit; and the keyboard shortcuts. */
export function ZoomButtons({ view: { camera, fit } }: { view: ChartView }) {
  const t = useTexts<typeof en>('access-control');
  const [isHelping, setHelping] = useState(false);
  return (
    <div className={styles['zoom']}>
      <IconButton label={t('chart.keys')} icon={IconKeyboard} onClick={() => setHelping(true)} />
      <IconButton label={t('chart.zoomOut')} icon={IconMinus} onClick={() => camera.zoomBy(0.8)} />
      <IconButton label={t('chart.zoomIn')} icon={IconPlus} onClick={() => camera.zoomBy(1.25)} />
      <IconButton label={t('chart.fit')} icon={IconArrowsMaximize} onClick={fit} />
      <Dialog title={t('chart.keysTitle')} isOpen={isHelping} onClose={() => setHelping(false)}>
        <dl className={styles['keys']}>
          {rows.map((row) => (
            <div key={row}>
              <dt>
                <kbd>{t(`chart.keyRows.${row}.keys`)}</kbd>
              </dt>
              <dd>{t(`chart.keyRows.${row}.does`)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </div>
  );
}
