import { Button } from '@mantine/core';
import { IconCalendarX } from '@tabler/icons-react';
import { useState } from 'react';
import { useFoundRows } from '#kernel/web/find-rows.ts';
import { ListView } from '#kernel/web/ListView.tsx';
import { today } from '#kernel/web/local-day.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useLanguage } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { getErasureCalendar, type ErasureRow } from '../../contract/endpoints-erasure.ts';
import { GdprFrame } from '../components/GdprFrame.tsx';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import { AddProof } from './AddProof.tsx';
import { erasureRules } from './erasure-rules.ts';
import { OwnErasures } from './OwnErasures.tsx';
import { useErasureColumns } from './use-erasure-columns.ts';

const filterKeys = ['state'] as const;
const idOf = ({ treatmentId }: ErasureRow) => treatmentId;

/** When data of treatments are to be erased, and what the product erases by itself (gdpr.20, gdpr.21). */
export function ErasurePage() {
  const t = useGdprTexts();
  const language = useLanguage();
  const isFixed = useReadOnly();
  const { answer, error, refreshing, retry } = useCall(getErasureCalendar, { query: { language } });
  const list = useList({ filterKeys, sortBy: 'due' });
  const { rows, total } = useFoundRows(answer?.rows, list, erasureRules(language, today()));
  const [opened, setOpened] = useState<string>();
  const openedRow = answer?.rows.find(({ treatmentId }) => treatmentId === opened);
  const columns = useErasureColumns();
  const local = useLocalText();
  const values = (['overdue', 'soon', 'later', 'none'] as const).map((value) => ({ value, label: t(`erasure.states.${value}`) }));
  const actions = (row: ErasureRow) =>
    row.mayAdd &&
    !isFixed && (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('erasure.form.title', { name: local(row.treatmentName) })}
        onClick={() => setOpened(row.treatmentId)}
      >
        {t('erasure.add')}
      </Button>
    );
  return (
    <GdprFrame place="erasure" refused={error} lead={t('erasure.lead')}>
      <ListView
        name="gdprErasure"
        list={list}
        read={{ error, refreshing, retry }}
        rows={rows}
        total={total}
        label={t('erasure.label')}
        search={t('erasure.search')}
        filters={[{ key: 'state', label: t('erasure.filters.state'), values }]}
        columns={columns}
        rowKey={idOf}
        actions={actions}
        empty={<EmptyState icon={IconCalendarX} title={t('erasure.empty')} text={t('erasure.emptyText')} />}
      />
      {answer && <OwnErasures erasures={answer.ownErasures} />}
      {openedRow && <AddProof row={openedRow} onClose={() => setOpened(undefined)} />}
    </GdprFrame>
  );
}
