import { Button } from '@mantine/core';
import { IconPlus, IconUserCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useGo } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import type { ShownPart } from '#kernel/web/ExportList.tsx';
import { useFoundRows } from '#kernel/web/find-rows.ts';
import { Link } from '#kernel/web/Link.tsx';
import { latestRow } from '#kernel/web/latest-row.ts';
import { ListView } from '#kernel/web/ListView.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import { exportTasks, taskColumns } from '../../contract/endpoints-tasks.ts';
import { getPlans } from '../../contract/endpoints.ts';
import type { PlanRow } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';
import { DeletePlan } from '../components/DeletePlan.tsx';
import { PlansTabs } from '../components/PlansTabs.tsx';
import { PlansActions } from './PlansActions.tsx';
import { usePlanColumns, usualColumns } from './plan-columns.ts';
import { filterKeys, planRules, shownPlans } from './plan-rules.ts';
import { PlanProposals } from './PlanProposals.tsx';
import { PlanMenu } from './PlanMenu.tsx';
import { usePlanFilters } from './use-plan-filters.ts';

const idOf = ({ id }: PlanRow) => id;

/** All plans that the user may edit, late ones first (plans.61). */
export function PlansPage() {
  const t = useTexts<typeof en>('onoffboarding');
  const go = useGo();
  const isFixed = useReadOnly();
  const [deleting, setDeleting] = useState<PlanRow>();
  const list = useList({ filterKeys });
  const read = useCall(getPlans, {});
  const { answer } = read;
  const statuses = list.filters['status'];
  const wanted = statuses?.join(' ');
  const all = useMemo(() => answer && [...answer.published, ...answer.drafts], [answer]);
  const shown = useMemo(() => all && shownPlans(all, wanted?.split(' ').filter(Boolean)), [all, wanted]);
  const { found, rows, total } = useFoundRows(shown, list, planRules);
  const menuOf = (plan: PlanRow) => <PlanMenu plan={plan} onDelete={() => setDeleting(plan)} />;
  const columns = usePlanColumns();
  const filters = usePlanFilters(all ?? []);
  const hasPeople = answer?.team?.length !== 0;
  const add = answer && hasPeople && !isFixed && <AddPlan />;
  // On a phone they stand among the page's buttons at the bottom, so that the first plan begins early.
  const isNarrow = useNarrow();
  const proposals = answer && answer.proposals.length > 0 && !isFixed ? <PlanProposals proposals={answer.proposals} /> : undefined;
  const fileOf = ({ selected, format }: ShownPart<PlanRow>, signal: AbortSignal) => {
    const planIds = (selected ?? found ?? []).map(idOf);
    return call(exportTasks, { body: { filter: { planIds }, columns: [...taskColumns], format } }, { signal });
  };
  const hasAny = all !== undefined && all.length > 0;
  const showCompleted = (
    <Button variant="default" onClick={() => list.setFilter('status', ['completed'])}>
      {t('list.showCompleted')}
    </Button>
  );
  const empty = hasAny ? (
    <EmptyState icon={IconUserCheck} title={t('list.noOpenTitle')} text={t('list.noOpenText')} action={showCompleted} />
  ) : (
    <EmptyState icon={IconUserCheck} title={t('list.emptyTitle')} text={t('list.emptyText')} action={add} />
  );
  return (
    <Page
      title={t('list.title')}
      description={t('list.lead')}
      // Shown while the plans are fetched: on a phone the buttons have a row of their own above the list.
      actions={
        <PlansActions
          deleted={answer?.deleted ?? []}
          isEmpty={all?.length === 0}
          hasPeople={hasPeople}
          proposals={isNarrow ? proposals : undefined}
        />
      }
    >
      <PlansTabs place="plans" />
      <ListView
        name="on-offboarding-plans"
        hasViews
        list={list}
        read={read}
        rows={rows}
        total={total}
        label={t('list.title')}
        search={t('list.search')}
        filters={filters}
        columns={columns}
        usualColumns={usualColumns}
        buttons={isNarrow ? undefined : proposals}
        rowKey={idOf}
        onOpen={({ id }) => void go('/on-offboarding/details', { id })}
        actions={menuOf}
        exports={isFixed ? undefined : { file: fileOf }}
        selection={{ nameOf: ({ companyUserFullName }) => companyUserFullName }}
        empty={empty}
      />
      {deleting && <DeletePlan plan={latestRow(deleting, all, idOf)} people={undefined} onClose={() => setDeleting(undefined)} />}
    </Page>
  );
}

function AddPlan() {
  const t = useTexts<typeof en>('onoffboarding');
  return (
    <Button component={Link} to="/on-offboarding/new" leftSection={<IconPlus aria-hidden />}>
      {t('list.add')}
    </Button>
  );
}
