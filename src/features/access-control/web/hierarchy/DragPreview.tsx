import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import styles from './chart.module.css';
import { nameOf } from './chart.ts';
import type { Chart } from './chart.ts';
import type { Drag } from './use-drag.ts';

interface DragGhostProps {
  ghost: RefObject<HTMLOutputElement | null>;
  drag: Drag;
  chart: Chart;
}

/** The dragged person, and the effect of dropping them here. */
export function DragPreview({ ghost, drag: { id, over, refusal }, chart: { byId } }: DragGhostProps) {
  const t = useTexts<typeof en>('access-control');
  const [node, target] = [byId.get(id), byId.get(over ?? '')];
  if (!node) return null;
  const name = nameOf(node.person);
  const manager = target ? nameOf(target.person) : '';
  const isRefused = refusal !== undefined && refusal !== 'same' && over !== id;
  const fits = over === null ? t('chart.dropLoose', { name }) : t('chart.dropOn', { name, manager });
  return createPortal(
    <output ref={ghost} className={styles['ghost']} data-refused={isRefused || undefined}>
      <strong>
        {name}
        {node.below > 0 && ` +${node.below}`}
      </strong>
      {isRefused && <span>{t(`chart.refusal.${refusal}`, { name, manager })}</span>}
      {!refusal && over !== undefined && <span>{fits}</span>}
    </output>,
    document.body,
  );
}
