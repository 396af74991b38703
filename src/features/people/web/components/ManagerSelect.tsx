import type { SelectProps } from '@mantine/core';
import type { PersonChoice } from '#kernel/web/person-options.ts';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { usePersonChoices } from '../use-people.ts';

interface ManagerSelectProps extends Omit<SelectProps, 'data'> {
  /** The person who will report; excluded from the choices. */
  exceptId?: string;
  /** The current manager, who may no longer be among the choices. */
  current?: PersonChoice | undefined;
}

/** Selects a manager among the active staff. */
export function ManagerSelect({ exceptId, ...props }: ManagerSelectProps) {
  const t = useTexts<typeof en>('people');
  return <PersonSelect clearable placeholder={t('edit.noManager')} {...props} people={usePersonChoices({ isStaff: true, exceptId })} />;
}
