import type { ReactNode } from 'react';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { en } from '../../texts/en.ts';

/** A purchase that goes on, with the way to where it is followed (subscription.24). */
export function Buying({ processingId }: { processingId: string }) {
  const t = useTexts<typeof en>('subscription');
  const link = (words: ReactNode) => (
    <Link to="/organisation/subscription/confirm" query={{ processingId }}>
      {words}
    </Link>
  );
  return (
    <output>
      <Notice tone="note">{t.rich('overview.buying', { link })}</Notice>
    </output>
  );
}
