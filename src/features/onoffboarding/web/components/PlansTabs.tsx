import { Tabs } from '@mantine/core';
import { useGo } from '#kernel/web/address.ts';
import { holds, useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { TabList } from '#ui/TabList.tsx';
import type { en } from '../../texts/en.ts';

const places = { plans: '/on-offboarding', tasks: '/on-offboarding/my-tasks', own: '/on-offboarding/my-plans' } as const;
type PlansPlace = keyof typeof places;

/** The way between all plans, for those who edit some, one's own tasks, and the plans about oneself (plans.65). */
export function PlansTabs({ place }: { place: PlansPlace }) {
  const t = useTexts<typeof en>('onoffboarding');
  const go = useGo();
  const mayEdit = holds(useUser(), 'OnOffBoardingAddAndModify');
  // The keys are those of the places.
  const shown = (Object.keys(places) as PlansPlace[]).filter((key) => key !== 'plans' || mayEdit);
  const open = (next: string | null): void => {
    const chosen = shown.find((key) => key === next);
    if (chosen && chosen !== place) void go(places[chosen]);
  };
  return (
    <Tabs value={place} onChange={open}>
      <TabList aria-label={t('list.title')}>
        {shown.map((key) => (
          <Tabs.Tab key={key} value={key}>
            {t(`mine.tabs.${key}`)}
          </Tabs.Tab>
        ))}
      </TabList>
    </Tabs>
  );
}
