import type { ReactNode } from 'react';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';

/** The pages above one template. */
export function useTemplateTrail(): readonly ReactNode[] {
  const t = useTexts<typeof en>('onoffboarding');
  return [
    <Link key="plans" to="/on-offboarding">
      {t('list.title')}
    </Link>,
    <Link key="templates" to="/on-offboarding/templates">
      {t('template.title')}
    </Link>,
  ];
}
