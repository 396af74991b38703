import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../texts/en.ts';
import type { Can, EditGroup } from './edit-groups.ts';

/** The note under the heading of a group of fields. */
export function useGroupNote(): (group: EditGroup, can: Can) => string | undefined {
  const t = useTexts<typeof en>('people');
  return (group, can) => {
    if (group === 'job') return t('edit.managed');
    if (group === 'nextOfKin') return t('edit.nextOfKinText');
    if (group === 'remarks') return t('profile.managersOnly');
    return group === 'pay' && !can('salaryAmount') ? t('edit.payReadOnly') : undefined;
  };
}
