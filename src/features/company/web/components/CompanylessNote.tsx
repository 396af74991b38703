import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { en } from '../../texts/en.ts';

/** Says to somebody without a company why they are here and what else they can do. */
export function CompanylessNote() {
  const t = useTexts<typeof en>('company');
  const { email } = useUser();
  return (
    <Notice tone="note" title={t('signup.companylessTitle')}>
      {t('signup.companylessText', { email })}
    </Notice>
  );
}
