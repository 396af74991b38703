import { Button } from '@mantine/core';
import { IconPlus, IconShieldLock } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useGo } from '#kernel/web/address.ts';
import { useFoundRows } from '#kernel/web/find-rows.ts';
import { Link } from '#kernel/web/Link.tsx';
import { latestRow } from '#kernel/web/latest-row.ts';
import { ListView } from '#kernel/web/ListView.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useLanguage } from '#kernel/web/texts.ts';
import { useList } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { departments } from '../../contract/kinds.ts';
import type { TreatmentRow } from '../../contract/treatment.ts';
import { FlowList } from '../add/FlowList.tsx';
import { ChangeInPlace, type ChangedField } from '../treatment/ChangeInPlace.tsx';
import { DeleteTreatment } from '../treatment/DeleteTreatment.tsx';
import { RestrictTreatment } from '../treatment/RestrictTreatment.tsx';
import { TreatmentMenu } from '../treatment/TreatmentMenu.tsx';
import { useGdprTexts, type GdprTexts } from '../gdpr-words.ts';
import { useTreatmentColumns, usualColumns } from './treatment-columns.ts';
import { filterKeys, treatmentRules } from './treatment-rules.ts';
import { useTreatmentFilters } from './use-treatment-filters.ts';

const read = { error: undefined, refreshing: false, retry: () => undefined };
const idOf = ({ treatmentId }: TreatmentRow) => treatmentId;

/** The treatments by department, with what may be done with each. */
export function TreatmentList({ treatments, mayAdd }: { treatments: readonly TreatmentRow[]; mayAdd: boolean }) {
  const t = useGdprTexts();
  const go = useGo();
  const isFixed = useReadOnly();
  const language = useLanguage();
  const list = useList({ filterKeys, sortBy: 'department' });
  const rules = useMemo(() => treatmentRules(language, (key) => departmentIn(t, key)), [language, t]);
  const { rows, total } = useFoundRows(treatments, list, rules);
  const [changing, setChanging] = useState<{ treatment: TreatmentRow; field: ChangedField }>();
  const [restricting, setRestricting] = useState<TreatmentRow>();
  const [deleting, setDeleting] = useState<TreatmentRow>();
  const menuOf = (treatment: TreatmentRow) => (
    <TreatmentMenu
      treatment={treatment}
      onChange={(field) => setChanging({ treatment, field })}
      onRestrict={() => setRestricting(treatment)}
      onDelete={() => setDeleting(treatment)}
    />
  );
  return (
    <>
      <ListView
        name="gdprTreatments"
        list={list}
        read={read}
        rows={rows}
        total={total}
        label={t('protocol.list.label')}
        search={t('protocol.list.search')}
        filters={useTreatmentFilters(treatments)}
        columns={useTreatmentColumns(isFixed, (treatment, field) => setChanging({ treatment, field }))}
        usualColumns={usualColumns}
        rowKey={idOf}
        onOpen={({ treatmentId }) => void go('/gdpr/treatment/view', { treatmentId })}
        actions={menuOf}
        empty={<NoTreatments mayAdd={mayAdd} />}
      />
      {changing && (
        <ChangeInPlace {...changing} treatment={latestRow(changing.treatment, treatments, idOf)} onClose={() => setChanging(undefined)} />
      )}
      {restricting && <RestrictTreatment treatmentId={restricting.treatmentId} onClose={() => setRestricting(undefined)} />}
      {deleting && <DeleteTreatment treatment={latestRow(deleting, treatments, idOf)} onClose={() => setDeleting(undefined)} />}
    </>
  );
}

function departmentIn(t: GdprTexts, value: string): string {
  const key = departments.find((one) => one === value);
  return key ? t(`words.departments.${key}`) : value || t('words.noDepartment');
}

function NoTreatments({ mayAdd }: { mayAdd: boolean }) {
  const t = useGdprTexts();
  if (!mayAdd) return <EmptyState icon={IconShieldLock} title={t('protocol.list.emptyRead')} text={t('protocol.list.emptyReadText')} />;
  const add = (
    <Button component={Link} to="/gdpr/treatment/new" leftSection={<IconPlus aria-hidden />}>
      {t('protocol.add')}
    </Button>
  );
  return (
    <>
      <EmptyState icon={IconShieldLock} title={t('protocol.list.empty')} text={t('protocol.list.emptyText')} action={add} />
      <FlowList />
    </>
  );
}
