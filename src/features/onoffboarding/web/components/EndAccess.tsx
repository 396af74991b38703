import { Switch, type SwitchProps } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import type { PlanType } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';

/** Whether access ends with the last day; a plan for somebody who begins asks nothing of it. */
export function EndAccess({ type, ...field }: { type: PlanType } & Omit<SwitchProps, 'type' | 'label' | 'description'>) {
  const t = useTexts<typeof en>('onoffboarding');
  return type === 'Offboarding' && <Switch label={t('form.endAccess')} description={t('form.endAccessText')} {...field} />;
}
