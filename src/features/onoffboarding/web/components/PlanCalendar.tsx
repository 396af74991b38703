import { Radio } from '@mantine/core';
import { useState } from 'react';
import { CalendarAddress } from '#kernel/web/CalendarAddress.tsx';
import { holds, useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { createPlanFeed, deletePlanFeed, getPlanFeed } from '../../contract/endpoints-feed.ts';
import { taskScopes } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';

/** The secret calendar address with due dates: one's own, or also those of the plans that one may edit (plans.77). */
export function PlanCalendar({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('onoffboarding');
  const mayEdit = holds(useUser(), 'OnOffBoardingAddAndModify');
  const [scope, setScope] = useState<(typeof taskScopes)[number]>('mine');
  const read = useCall(getPlanFeed, {});
  const making = useWrite(createPlanFeed, { changes: [getPlanFeed] });
  const ending = useWrite(deletePlanFeed, { changes: [getPlanFeed] });
  return (
    <CalendarAddress
      read={read}
      make={{ run: () => making.write({ body: { scope } }), isBusy: making.writing }}
      end={{ run: () => ending.write({}), isBusy: ending.writing }}
      onClose={onClose}
      queryNames={['over']}
      title={t('feed.title')}
      lead={t('feed.lead')}
      once={t('feed.once')}
    >
      {mayEdit && (
        <Radio.Group
          label={t('feed.scope')}
          value={scope}
          onChange={(chosen) => setScope(taskScopes.find((one) => one === chosen) ?? 'mine')}
          mb="md"
        >
          {taskScopes.map((one) => (
            <Radio key={one} value={one} label={t(`feed.scopes.${one}`)} mt="xs" />
          ))}
        </Radio.Group>
      )}
    </CalendarAddress>
  );
}
