import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { TwoLines } from '#ui/TwoLines.tsx';
import type { DeletedPlan } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';
import { useRestorePlan } from '../components/use-restore-plan.ts';

/** The plans in the trash, each with the way out of it. */
export function DeletedPlans({ plans, onClose }: { plans: readonly DeletedPlan[]; onClose: () => void }) {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const { restore, isBusy } = useRestorePlan();
  return (
    <Dialog title={t('list.trash.title')} isOpen onClose={onClose}>
      <p>{plans.length > 0 ? t('list.trash.lead') : t('list.trash.none')}</p>
      {plans.length > 0 && (
        <FramedList label={t('list.trash.title')}>
          {plans.map(({ id, type, companyUserFullName: name, numberOfTasks: count, deletedDate }) => (
            <FramedRow key={id}>
              <TwoLines about={t('list.trash.about', { type: t(`words.types.${type}`), count, date: format.moment(deletedDate) })}>
                {name}
              </TwoLines>
              <Button
                variant="default"
                size="xs"
                disabled={isBusy}
                leftSection={<IconArrowBackUp aria-hidden />}
                aria-label={t('list.trash.restoreOf', { name })}
                onClick={() => restore({ id, name })}
              >
                {t('list.trash.restore')}
              </Button>
            </FramedRow>
          ))}
        </FramedList>
      )}
    </Dialog>
  );
}
