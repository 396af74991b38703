import { useMemo } from 'react';
import { z } from 'zod';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
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
  const node = chart.byId.get(id ?? '');
  return node && <Choice key={id} chart={chart} node={node} onClose={onClose} onMove={onMove} />;
}

const nobody = 'nobody';
const Chosen = z.object({ chosen: z.string().nullable() });
const nothing: z.output<typeof Chosen> = { chosen: null };
const managerOf = (chosen: string | null): string | null => (chosen === nobody ? null : chosen);

function Choice({ chart, node, onClose, onMove }: Omit<MoveDialogProps, 'id'> & { node: ChartNode }) {
  const t = useTexts<typeof en>('access-control');
  const { id } = node.person;
  const choices = useMemo(() => {
    const people = choicesOf(chart, (one) => refusedMove(chart, id, one) !== 'self' && one !== node.managerId);
    return node.managerId === null ? people : [{ id: nobody, name: t('chart.move.nobody') }, ...people];
  }, [chart, id, node.managerId, t]);
  const form = useForm(Chosen, {
    initial: nothing,
    // The chart keeps its own draft.
    draft: 'part',
    send: async (values) => onMove(id, managerOf(values.chosen)),
    onSent: onClose,
  });
  const { chosen } = form.fields.getValues();
  const managerId = managerOf(chosen);
  const refusal = chosen === null ? undefined : refusedMove(chart, id, managerId);
  const manager = chart.byId.get(managerId ?? '');
  const names = { name: nameOf(node.person), manager: manager ? nameOf(manager.person) : '' };
  const now = chart.byId.get(node.managerId ?? '');

  return (
    <FormDialog
      title={t('chart.move.title', { name: names.name })}
      form={form}
      onClose={onClose}
      send={t('chart.move.confirm')}
      isBlocked={chosen === null || refusal !== undefined}
    >
      <p>
        {now ? t('chart.move.now', { manager: nameOf(now.person) }) : t('chart.move.nowNobody')}{' '}
        {node.below > 0 && t('chart.move.team', { count: node.below })}
      </p>
      <PersonSelect
        label={t('chart.move.manager')}
        description={t('chart.move.external')}
        people={choices}
        {...form.fields.getInputProps('chosen')}
        error={refusal && t(`chart.refusal.${refusal}`, names)}
        data-autofocus
      />
    </FormDialog>
  );
}
