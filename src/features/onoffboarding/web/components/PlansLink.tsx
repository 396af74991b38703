import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';

/** The way up to all plans. */
export function PlansLink() {
  const t = useTexts<typeof en>('onoffboarding');
  return <Link to="/on-offboarding">{t('list.title')}</Link>;
}
