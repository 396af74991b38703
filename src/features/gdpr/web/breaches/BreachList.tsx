import type { ComponentProps } from 'react';
import { useFoundRows, type RowRules } from '#kernel/web/find-rows.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { ListView } from '#kernel/web/ListView.tsx';
import type { useCall } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import type { Column } from '#ui/table/column.ts';
import type { Breach, getBreaches } from '../../contract/endpoints-breaches.ts';
import { breachRisks, breachStates } from '../../contract/kinds.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { ClockBadge } from './BreachClock.tsx';

const filterKeys = ['state', 'risk'] as const;
const idOf = ({ breachId }: Breach) => breachId;
/** The server's order stands: open ones by the end of their hours. */
const rules: RowRules<Breach> = {
  textOf: ({ title, description }) => [title, description].join(' '),
  filters: { state: ({ state }) => state, risk: ({ risk }) => risk ?? 'unknown' },
};

interface BreachListProps {
  read: ReturnType<typeof useCall<typeof getBreaches>>;
  onOpen: (breachId: string) => void;
  empty: ComponentProps<typeof ListView<Breach>>['empty'];
}

/** The breaches as a list. */
export function BreachList({ read, onOpen, empty }: BreachListProps) {
  const t = useGdprTexts();
  const list = useList({ filterKeys });
  const { rows, total } = useFoundRows(read.answer?.breaches, list, rules);
  const filters = [
    {
      key: 'state',
      label: t('breaches.filters.state'),
      values: breachStates.map((value) => ({ value, label: t(`breaches.states.${value}`) })),
    },
    {
      key: 'risk',
      label: t('breaches.filters.risk'),
      values: (['unknown', ...breachRisks] as const).map((value) => ({ value, label: t(`breaches.risks.${value}`) })),
    },
  ];
  return (
    <ListView
      name="gdprBreaches"
      list={list}
      read={read}
      rows={rows}
      total={total}
      label={t('breaches.label')}
      search={t('breaches.search')}
      filters={filters}
      columns={useBreachColumns()}
      rowKey={idOf}
      onOpen={({ breachId }) => onOpen(breachId)}
      empty={empty}
    />
  );
}

function useBreachColumns(): Column<Breach>[] {
  const t = useGdprTexts();
  const format = useFormat();
  const notifiedParties = ({ authorityNotifiedAt, peopleToldAt, risk }: Breach) => {
    const names = [authorityNotifiedAt && t('breaches.told.authority'), peopleToldAt && t('breaches.told.people')].filter(
      (name) => name !== null,
    );
    if (names.length > 0) return format.list(names);
    return t(risk === 'none' ? 'breaches.told.notNeeded' : 'breaches.told.nobody');
  };
  const title = ({ breachId, title: name }: Breach) => (
    <Link to="/gdpr/breaches" query={{ breach: breachId }}>
      {name}
    </Link>
  );
  return [
    { key: 'title', header: t('breaches.columns.title'), cell: title, isPrimary: true, width: 14, maxWidth: 20 },
    { key: 'clock', header: t('breaches.columns.clock'), cell: (breach) => <ClockBadge breach={breach} />, width: 14 },
    { key: 'risk', header: t('breaches.columns.risk'), cell: ({ risk }) => t(`breaches.risks.${risk ?? 'unknown'}`), width: 8 },
    { key: 'awareAt', header: t('breaches.columns.awareAt'), cell: ({ awareAt }) => format.moment(awareAt), width: 11 },
    { key: 'told', header: t('breaches.columns.told'), cell: notifiedParties, width: 10 },
  ];
}
