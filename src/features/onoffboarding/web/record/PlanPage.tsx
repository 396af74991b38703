import { useQuery } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { RecordPage, RecordSkeleton } from '#kernel/web/RecordPage.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { getPlan } from '../../contract/endpoints.ts';
import { planKind } from '../../contract/kinds.ts';
import type { Plan } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';
import { isPlanGone, PlanGone, useReturnLink } from '../components/PlanGone.tsx';
import { PlanStatusBadge } from '../components/PlanStatusBadge.tsx';
import { PlanActions } from './PlanActions.tsx';
import { PlanOverview } from './PlanOverview.tsx';

/** One plan with its tasks (plans.62). */
export function PlanPage() {
  const [{ id = '' }] = useQuery();
  const read = useCall(getPlan, { query: { id } }, { enabled: id !== '' });
  useOpenedRecords(read.answer?.plan.id);
  if (isPlanGone(id, read)) return <PlanGone />;
  return (
    <Loaded read={read} skeleton={<RecordSkeleton />}>
      {({ plan }) => <OpenedPlan plan={plan} />}
    </Loaded>
  );
}

function OpenedPlan({ plan }: { plan: Plan }) {
  const t = useTexts<typeof en>('onoffboarding');
  const k = useKernelTexts();
  const format = useFormat();
  const back = useReturnLink();
  const { id, type, referenceDate, companyUserFullName: name } = plan;
  const trail = (
    <Link key="plans" to={back.to}>
      {back.title}
    </Link>
  );
  const head = {
    title: name,
    description: `${t(`words.types.${type}`)} · ${t(`words.reference.${type}`)} ${format.date(referenceDate)}`,
    states: <PlanStatusBadge plan={plan} />,
    breadcrumbs: [trail],
    breadcrumbsLabel: k('page.breadcrumbs'),
    actions: <PlanActions plan={plan} />,
  };
  const notice = plan.status === 'draft' && <Notice tone="note">{t('record.draftNotice')}</Notice>;
  const overview = { key: 'overview', label: t('record.tasks'), content: <PlanOverview plan={plan} /> };
  return <RecordPage record={planKind} recordId={id} head={head} notice={notice} tabs={[overview]} named={['id']} />;
}
