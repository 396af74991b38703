import { IconHistory } from '@tabler/icons-react';
import { call } from '#kernel/web/call.ts';
import { DateRangeField } from '#kernel/web/DateRangeField.tsx';
import type { ShownPart } from '#kernel/web/ExportList.tsx';
import { fileColumns } from '#kernel/web/export-rows.ts';
import { ListView } from '#kernel/web/ListView.tsx';
import { usePermission, useReadOnly } from '#kernel/web/session.ts';
import { useLanguage } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList, type List } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { exportGdprLogs, gdprLogColumns, getGdprLogFilters, getGdprLogs, type GdprLogLine } from '../../contract/endpoints-log.ts';
import { GdprFrame } from '../components/GdprFrame.tsx';
import { useGdprTexts } from '../gdpr-words.ts';
import { filterKeys, filterOf } from './log-address.ts';
import { usualColumns, useLogColumns } from './log-columns.ts';

const idOf = ({ logId }: GdprLogLine) => logId;

/** Who changed what in the area, and when (gdpr.92). */
export function GdprLogPage() {
  const t = useGdprTexts();
  const language = useLanguage();
  const isFixed = useReadOnly();
  const mayExport = usePermission('GdprEdit') && !isFixed;
  const list = useList({ filterKeys });
  const filter = filterOf(list.search, list.filters);
  const pagination = { page: list.page, pageSize: list.pageSize };
  const read = useCall(getGdprLogs, { body: { pagination, filter, language } }, { keepsPrevious: true });
  const { answer: offered } = useCall(getGdprLogFilters, { query: { language } });
  const file = ({ columns, format }: ShownPart<GdprLogLine>, signal: AbortSignal) =>
    call(exportGdprLogs, { body: { filter, columns: fileColumns(gdprLogColumns, columns), format, language } }, { signal });
  return (
    <GdprFrame place="log" refused={read.error} lead={t('log.lead')}>
      <ListView
        name="gdprLog"
        list={list}
        read={read}
        rows={read.answer?.gdprLogs}
        total={read.answer?.totalEntries}
        label={t('log.label')}
        search={t('log.search')}
        filters={[
          {
            key: 'subject',
            label: t('log.filters.subject'),
            values: (offered?.subjects ?? []).map(({ subject, name }) => ({ value: subject, label: name })),
          },
          {
            key: 'person',
            label: t('log.filters.person'),
            values: (offered?.people ?? []).map(({ companyUserId, fullName }) => ({ value: companyUserId, label: fullName })),
          },
        ]}
        fields={<PeriodFields list={list} />}
        columns={useLogColumns(offered?.subjects ?? [])}
        usualColumns={usualColumns}
        rowKey={idOf}
        exports={mayExport ? { file } : undefined}
        empty={<EmptyState icon={IconHistory} title={t('log.empty')} text={t('log.emptyText')} />}
      />
    </GdprFrame>
  );
}

function PeriodFields({ list }: { list: List }) {
  const t = useGdprTexts();
  const dayOf = (key: string) => list.filters[key]?.[0] ?? '';
  const setDay = (key: string) => (day: string) => list.setFilter(key, day ? [day] : []);
  // No form (search): the days stand in the address.
  return (
    <DateRangeField
      from={{ label: t('log.from'), value: dayOf('from'), onChange: setDay('from') }}
      to={{ label: t('log.to'), value: dayOf('to'), onChange: setDay('to') }}
    />
  );
}
