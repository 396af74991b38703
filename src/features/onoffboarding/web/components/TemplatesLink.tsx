import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';

/** The way up to all templates. */
export function TemplatesLink() {
  const t = useTexts<typeof en>('onoffboarding');
  return <Link to="/on-offboarding/templates">{t('template.title')}</Link>;
}
