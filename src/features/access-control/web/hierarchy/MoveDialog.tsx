import { Button } from '@mantine/core';
import { useMemo, useState, type FormEvent } from 'react';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { en } from '../../texts/en.ts';
import styles from './chart.module.css';
import { choicesOf } from './chart-choices.ts';
import { nameOf } from './chart.ts';
import type { Chart, ChartNode } from './chart.ts';
import { refusedMove } from './move-refusal.ts';

interface MoveDialogProps {
  chart: Chart;
  /** The person to move; undefined while closed. */
  id: string | undefined;
  onClose: () => void;
  onMove: (id: string, managerId: string | null) => void;
}

/** Moves a person without dragging: for keyboards and touch screens, or by name. */
export function MoveDialog({ chart, id, onClose, onMove }: MoveDialogProps) {
  const t = useTexts<typeof en>('access-control');
  const k = useKernelTexts();
  const node = chart.byId.get(id ?? '');
  const title = t('chart.move.title', { name: node ? nameOf(node.person) : '' });
  return (
    <Dialog title={title} isOpen={node !== undefined} onClose={onClose} closeLabel={k('actions.close')}>
      {node && <Choice chart={chart} node={node} onClose={onClose} onMove={onMove} />}
    </Dialog>
  );
}

const nobody = 'nobody';

function Choice({ chart, node, onClose, onMove }: Omit<MoveDialogProps, 'id'> & { node: ChartNode }) {
  const t = useTexts<typeof en>('access-control');
  const k = useKernelTexts();
  const { id } = node.person;
  const [chosen, setChosen] = useState<string | null>(null);
  const choices = useMemo(() => {
    const people = choicesOf(chart, (one) => refusedMove(chart, id, one) !== 'self' && one !== node.managerId);
    return node.managerId === null ? people : [{ id: nobody, name: t('chart.move.nobody') }, ...people];
  }, [chart, id, node.managerId, t]);
  const managerId = chosen === nobody ? null : chosen;
  const refusal = chosen === null ? undefined : refusedMove(chart, id, managerId);
  const manager = chart.byId.get(managerId ?? '');
  const names = { name: nameOf(node.person), manager: manager ? nameOf(manager.person) : '' };
  const now = chart.byId.get(node.managerId ?? '');

  function move(event: FormEvent): void {
    event.preventDefault();
    if (chosen === null || refusal) return;
    onMove(id, managerId);
    onClose();
  }

  return (
    <form className={styles['form']} onSubmit={move}>
      <p>
        {now ? t('chart.move.now', { manager: nameOf(now.person) }) : t('chart.move.nowNobody')}{' '}
        {node.below > 0 && t('chart.move.team', { count: node.below })}
      </p>
      <PersonSelect
        label={t('chart.move.manager')}
        description={t('chart.move.external')}
        people={choices}
        value={chosen}
        onChange={setChosen}
        error={refusal && t(`chart.refusal.${refusal}`, names)}
        data-autofocus
      />
      <ButtonRow at="end">
        <Button variant="default" onClick={onClose}>
          {k('actions.cancel')}
        </Button>
        <Button type="submit" disabled={chosen === null || refusal !== undefined}>
          {t('chart.move.confirm')}
        </Button>
      </ButtonRow>
    </form>
  );
}
