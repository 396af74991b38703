import type { ComponentProps } from 'react';
import { DateField } from '#kernel/web/DateField.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { PlanType } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { useProfileDate } from '../new/use-plan-people.ts';

interface ReferenceFieldProps extends Omit<ComponentProps<typeof DateField>, 'label' | 'description'> {
  type: PlanType;
  companyUserId: string | null;
  onPropose: (day: string) => void;
}

/** The first or last day; what the profile says stands below, to be taken by a click. */
export function ReferenceField({ type, companyUserId, onPropose, ...field }: ReferenceFieldProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const proposed = useProfileDate(companyUserId, type);
  const isSame = proposed === field.value;
  const description = proposed ? (
    isSame ? (
      t('form.fromProfile')
    ) : (
      <LinkButton onClick={() => onPropose(proposed)}>{t('form.takeFromProfile', { date: format.date(proposed) })}</LinkButton>
    )
  ) : undefined;
  return <DateField label={t(`words.reference.${type}`)} required description={description} {...field} />;
}
