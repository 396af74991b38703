import { Button, SegmentedControl, Switch } from '@mantine/core';
import { IconEdit, IconPrinter, IconSearch } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import type { en } from '../../texts/en.ts';
import styles from './chart.module.css';
import { choicesOf } from './chart-choices.ts';
import type { Chart } from './chart.ts';

interface ChartToolsProps {
  chart: Chart;
  isEditing: boolean;
  mayEdit: boolean;
  onFind: (id: string) => void;
}

/** Search, chart or table, which people are included, print, edit. */
export function ChartTools({ chart, isEditing, mayEdit, onFind }: ChartToolsProps) {
  const t = useTexts<typeof en>('access-control');
  const [{ view, deactivated }, change] = useQuery();
  const people = useMemo(() => choicesOf(chart), [chart]);
  const isTable = view === 'table';
  const isNarrow = useNarrow();
  const edit = () => change({ edit: 'true' });
  return (
    <div className={styles['tools']}>
      {!isTable && (
        <PersonSelect
          className={styles['find']}
          aria-label={t('chart.find')}
          placeholder={t('chart.find')}
          leftSection={<IconSearch aria-hidden />}
          people={people}
          value={null}
          onChange={(id) => id && onFind(id)}
          // Enter goes to the first hit without an arrow key before it.
          selectFirstOptionOnChange
          selectFirstOptionOnDropdownOpen
          rightSection={<span />}
        />
      )}
      <SegmentedControl
        aria-label={t('chart.view')}
        value={isTable ? 'table' : 'chart'}
        onChange={(next) => change({ view: next === 'table' ? 'table' : undefined, search: undefined })}
        data={[
          { value: 'chart', label: t('chart.asChart') },
          { value: 'table', label: t('chart.asTable') },
        ]}
      />
      <Switch
        label={t('chart.includeDeactivated')}
        checked={deactivated === 'true'}
        onChange={(event) => change({ deactivated: event.currentTarget.checked ? 'true' : undefined })}
      />
      <span className={styles['push']} />
      <IconButton label={t('chart.print')} icon={IconPrinter} variant="default" onClick={() => print()} />
      {mayEdit && !isEditing && isNarrow && <IconButton label={t('chart.edit')} icon={IconEdit} variant="filled" onClick={edit} />}
      {mayEdit && !isEditing && !isNarrow && (
        <Button leftSection={<IconEdit aria-hidden />} onClick={edit}>
          {t('chart.edit')}
        </Button>
      )}
    </div>
  );
}
