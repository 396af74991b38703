import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import type { en } from '../../texts/en.ts';
import { LineList } from './LineList.tsx';

const shown = 5;

/** The newest lines, on the company's page (log.8). */
export function LastLines() {
  const t = useTexts<typeof en>('log');
  return (
    <CardSection title={t('card.title')}>
      <LineList filter={{}} most={shown} />
      <Link to="/organisation/log">{t('card.all')}</Link>
    </CardSection>
  );
}
