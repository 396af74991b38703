import type { PartOfRecord } from '#kernel/web/entry.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { RecordsCard } from '#kernel/web/RecordsCard.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { getPlansOfPerson } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { PlanProgress } from '../components/PlanProgress.tsx';

/** The plans about a person, as a tab of the profile (plans.65). */
export function PersonPlans({ recordId }: PartOfRecord) {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const isFixed = useReadOnly();
  const read = useCall(getPlansOfPerson, { query: { companyUserId: recordId } });
  return (
    <Loaded read={read} skeleton={<ListSkeleton rows={3} />}>
      {({ published, completed, mayAdd }) => (
        <RecordsCard
          title={t('mine.own')}
          none={t('mine.noneOf')}
          add={mayAdd && !isFixed && { to: '/on-offboarding/new', query: { companyUserId: recordId }, label: t('mine.makePlan') }}
          rows={[...published, ...completed].map((plan) => ({
            key: plan.id,
            link: (
              <Link to="/on-offboarding/details" query={{ id: plan.id }}>
                {t('mine.ofPerson', { type: t(`words.types.${plan.type}`), date: format.date(plan.referenceDate) })}
              </Link>
            ),
            about: t(`words.statuses.${plan.status}`),
            badge: <PlanProgress plan={plan} />,
          }))}
        />
      )}
    </Loaded>
  );
}
