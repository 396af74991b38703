import { Button } from '@mantine/core';
import { IconArrowRight, IconPlaylistAdd, IconTransfer } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { LeavingConsequence } from '#features/people/web/public.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { showToast } from '#ui/toasts.ts';
import { TwoLines } from '#ui/TwoLines.tsx';
import { addHeldTasks } from '../../contract/endpoints-tasks.ts';
import type { HeldThing, Plan } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';
import { HandOverTasks } from '../components/HandOverTasks.tsx';
import { readsOfPlans } from '../reads-of-plans.ts';
import styles from './record.module.css';

/** What somebody who leaves still has in the product, each with the way to hand it over; all of it can become tasks of the plan (plans.76). */
export function HeldThings({ plan }: { plan: Plan }) {
  const t = useTexts<typeof en>('onoffboarding');
  const isFixed = useReadOnly();
  const [isHandingOver, setHandingOver] = useState(false);
  const { held, companyUserId, permissions } = plan;
  if (held.length === 0) return null;
  const mayAdd = permissions.edit && !isFixed && held.some(({ taskId }) => taskId === null);
  return (
    <CardSection title={t('record.held')}>
      <p className={styles['text']}>{t('record.heldText')}</p>
      <Suspense fallback={null}>
        <FramedList label={t('record.held')}>
          {held.map((thing) => (
            <HeldRow key={thing.key} thing={thing} onHandOver={isFixed ? undefined : () => setHandingOver(true)} />
          ))}
        </FramedList>
      </Suspense>
      {mayAdd && <AddAsTasks plan={plan} />}
      {isHandingOver && <HandOverTasks companyUserId={companyUserId} onClose={() => setHandingOver(false)} />}
    </CardSection>
  );
}

/** What there are words for. */
const heldKeys = [
  'heldContracts',
  'heldReports',
  'heldOnlyAdmin',
  'gdprTreatments',
  'notificationRules',
  'signingAsked',
  'signingAwaited',
  'absenceRequests',
  'vacationTransfers',
  'apiKeys',
  'director',
  'tasks',
  'calendarAddresses',
] as const satisfies readonly (keyof typeof en.held)[];

interface HeldRowProps {
  thing: HeldThing;
  /** Opens the hand-over of tasks, which has no page of its own. */
  onHandOver: (() => void) | undefined;
}

function HeldRow({ thing: { key, count, page, taskId }, onHandOver }: HeldRowProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const name = t(`held.${heldKeys.find((one) => one === key) ?? 'other'}`);
  return (
    <FramedRow>
      <TwoLines about={taskId !== null && t('record.heldInPlan')}>
        <LeavingConsequence consequence={{ key, count }} />
      </TwoLines>
      {key === 'tasks' && onHandOver ? (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconTransfer aria-hidden />}
          aria-label={t('record.heldHandOver', { name })}
          onClick={onHandOver}
        >
          {t('handover.confirm')}
        </Button>
      ) : (
        page && (
          <Button
            component={Link}
            to={page.path}
            query={page.query}
            variant="default"
            size="xs"
            rightSection={<IconArrowRight aria-hidden />}
            aria-label={t('record.heldGo', { name })}
          >
            {t('task.toRecord')}
          </Button>
        )
      )}
    </FramedRow>
  );
}

function AddAsTasks({ plan: { id, version } }: { plan: Plan }) {
  const t = useTexts<typeof en>('onoffboarding');
  const { write, writing } = useWrite(addHeldTasks, { changes: readsOfPlans });
  const add = (): void =>
    void runOrShowError(async () => {
      const { added } = await write({ body: { id, version } });
      showToast({ title: t('toasts.heldAdded', { count: added }) });
    });
  return (
    <div className={styles['add']}>
      <Button variant="default" leftSection={<IconPlaylistAdd aria-hidden />} loading={writing} onClick={add}>
        {t('record.addHeld')}
      </Button>
    </div>
  );
}
