import { Button } from '@mantine/core';
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useOpened } from '#kernel/web/address.ts';
import { useFoundRows } from '#kernel/web/find-rows.ts';
import { ListView } from '#kernel/web/ListView.tsx';
import { useLanguage } from '#kernel/web/texts.ts';
import { useList } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { RiskAssessment } from '../../contract/endpoints-risks.ts';
import { riskLevels } from '../../contract/kinds.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { usualColumns, useRiskColumns } from './risk-columns.ts';
import { filterKeys, riskRules } from './risk-rules.ts';

const read = { error: undefined, refreshing: false, retry: () => undefined };
const idOf = ({ riskAssessmentId }: RiskAssessment) => riskAssessmentId;

/** The risks as a list; the cell that is chosen in the matrix filters it too. */
export function RiskList({ risks, mayUpdate }: { risks: readonly RiskAssessment[]; mayUpdate: boolean }) {
  const t = useGdprTexts();
  const language = useLanguage();
  const { open } = useOpened('risk');
  const list = useList({ filterKeys, sortBy: 'level', sortDirection: 'desc' });
  const rules = useMemo(() => riskRules(language), [language]);
  const { rows, total } = useFoundRows(risks, list, rules);
  const filters = [
    {
      key: 'treated',
      label: t('risks.filters.treated'),
      values: [
        { value: 'no', label: t('risks.open') },
        { value: 'yes', label: t('risks.treated') },
      ],
    },
    { key: 'level', label: t('risks.filters.level'), values: riskLevels.map((value) => ({ value, label: t(`risks.levels.${value}`) })) },
    { key: 'stale', label: t('risks.filters.stale'), values: [{ value: 'yes', label: t('risks.stale') }] },
  ];
  const add = mayUpdate && (
    <Button leftSection={<IconPlus aria-hidden />} onClick={() => open('new')}>
      {t('risks.add')}
    </Button>
  );
  return (
    <ListView
      name="gdprRisks"
      list={list}
      read={read}
      rows={rows}
      total={total}
      label={t('risks.label')}
      search={t('risks.search')}
      filters={filters}
      columns={useRiskColumns()}
      usualColumns={usualColumns}
      rowKey={idOf}
      onOpen={({ riskAssessmentId }) => open(riskAssessmentId)}
      empty={
        <EmptyState
          icon={IconAlertTriangle}
          title={t(mayUpdate ? 'risks.empty' : 'risks.emptyRead')}
          text={t(mayUpdate ? 'risks.emptyText' : 'risks.emptyReadText')}
          action={add}
        />
      }
    />
  );
}
