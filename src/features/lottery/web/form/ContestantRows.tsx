import { NumberInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { memo, useCallback, useEffect, useRef } from 'react';
import type { Form } from '#kernel/web/form.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { maxTicketsEach } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import styles from './contestants.module.css';
import type { ContestantValue, GameValues } from './game-values.ts';

/** Who is in the list, each with tickets. */
export function ContestantRows({ form: { fields } }: { form: Form<GameValues> }) {
  const t = useTexts<typeof en>('lottery');
  // The functions of the form are others after each change.
  const latest = useRef(fields);
  useEffect(() => {
    latest.current = fields;
  });
  const change = useCallback<RowProps['change']>((key, edit) => {
    const { contestants } = latest.current.getValues();
    latest.current.setFieldValue(
      'contestants',
      contestants.flatMap((one) => (one.key === key ? edit(one) : one)),
    );
  }, []);
  return (
    <ul className={styles['list']} aria-label={t('columns.contestants')}>
      {fields.getValues().contestants.map(({ key, name, tickets }, index) => {
        const path = `contestants.${index}.tickets`;
        return <Row key={key} id={key} name={name} tickets={tickets} path={path} error={fields.errors[path]} change={change} />;
      })}
    </ul>
  );
}

interface RowProps {
  id: string;
  name: string;
  tickets: number;
  path: string;
  error: unknown;
  /** Changes the contestant of a key; nothing takes it out. */
  change: (key: string, edit: (contestant: ContestantValue) => ContestantValue | []) => void;
}

/** Renders again only when it has changed itself: there may be 500, and each change of the form copies them all. */
const Row = memo(function Row({ id, name, tickets, path, error, change }: RowProps) {
  const t = useTexts<typeof en>('lottery');
  return (
    <li className={styles['row']}>
      <span className={styles['name']}>{name}</span>
      <NumberInput
        aria-label={t('form.ticketsOf', { name })}
        min={1}
        max={maxTicketsEach}
        allowDecimal={false}
        w="6rem"
        value={tickets || ''}
        // An empty field counts as no ticket, which the schema refuses.
        onChange={(value) => change(id, (one) => ({ ...one, tickets: Number(value) }))}
        data-path={path}
        error={typeof error === 'string' ? error : undefined}
      />
      <IconButton label={t('form.remove', { name })} icon={IconTrash} onClick={() => change(id, () => [])} />
    </li>
  );
});
