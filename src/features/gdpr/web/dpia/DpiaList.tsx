import { IconScale } from '@tabler/icons-react';
import { useMemo } from 'react';
import { usePath, useQuery } from '#kernel/web/address.ts';
import { useFoundRows, type RowRules } from '#kernel/web/find-rows.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { ListView } from '#kernel/web/ListView.tsx';
import type { useCall } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { Column } from '#ui/table/column.ts';
import type { Dpia, getDpias } from '../../contract/endpoints-dpia.ts';
import { dpiaStates } from '../../contract/kinds.ts';
import { LocalName } from '../components/LocalName.tsx';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import { DpiaState } from './DpiaState.tsx';

const filterKeys = ['state'] as const;
const idOf = ({ dpiaId }: Dpia) => dpiaId;

interface DpiaListProps {
  read: ReturnType<typeof useCall<typeof getDpias>>;
  mayAdd: boolean;
  onOpen: (treatmentId: string) => void;
}

/** The assessments as a list, last changed first. */
export function DpiaList({ read, mayAdd, onOpen }: DpiaListProps) {
  const t = useGdprTexts();
  const list = useList({ filterKeys });
  const rules = useMemo(
    (): RowRules<Dpia> => ({
      textOf: ({ treatmentName, description, conclusion }) => [treatmentName.no, treatmentName.en, description, conclusion].join(' '),
      filters: { state: ({ state }) => state },
    }),
    [],
  );
  const { rows, total } = useFoundRows(read.answer?.dpias, list, rules);
  const filters = [
    { key: 'state', label: t('dpia.filters.state'), values: dpiaStates.map((value) => ({ value, label: t(`dpia.states.${value}`) })) },
  ];
  const mayStart = mayAdd ? 'dpia.emptyText' : 'dpia.emptyReadText';
  const emptyText = read.answer?.needed.length ? 'dpia.emptyNeeded' : mayStart;
  return (
    <ListView
      name="gdprDpias"
      list={list}
      read={read}
      rows={rows}
      total={total}
      label={t('dpia.label')}
      search={t('dpia.search')}
      filters={filters}
      columns={useDpiaColumns()}
      rowKey={idOf}
      onOpen={({ treatmentId }) => onOpen(treatmentId)}
      empty={<EmptyState icon={IconScale} title={t('dpia.empty')} text={t(emptyText)} />}
    />
  );
}

function useDpiaColumns(): Column<Dpia>[] {
  const t = useGdprTexts();
  const format = useFormat();
  const local = useLocalText();
  const path = usePath();
  const [query] = useQuery();
  const name = ({ treatmentId, treatmentName }: Dpia) => (
    <LocalName text={treatmentName}>
      <Link to={path} query={{ ...query, treatment: treatmentId }} opens="treatment">
        {local(treatmentName)}
      </Link>
    </LocalName>
  );
  const residual = ({ residualHigh }: Dpia) => t(`dpia.residual.${residualHigh === null ? 'unknown' : residualHigh ? 'high' : 'low'}`);
  return [
    { key: 'treatment', header: t('dpia.columns.treatment'), cell: name, isPrimary: true, width: 14, maxWidth: 20 },
    { key: 'state', header: t('dpia.columns.state'), cell: (dpia) => <DpiaState state={dpia.state} isStale={dpia.isStale} />, width: 10 },
    { key: 'isRequired', header: t('dpia.columns.isRequired'), cell: ({ isRequired }) => t(isRequired ? 'dpia.yes' : 'dpia.no'), width: 7 },
    { key: 'residual', header: t('dpia.columns.residual'), cell: residual, width: 9 },
    { key: 'done', header: t('dpia.columns.done'), cell: ({ doneDate }) => format.moment(doneDate), width: 10 },
  ];
}
