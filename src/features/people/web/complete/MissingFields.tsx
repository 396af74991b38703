import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { en } from '../../texts/en.ts';
import { FieldLinks } from '../components/edit/FieldLinks.tsx';

/** The missing fields as links; updated while the user types. */
export function MissingFields({ missing }: { missing: readonly string[] }) {
  const t = useTexts<typeof en>('people');
  if (missing.length === 0)
    return (
      <output>
        <Notice tone="good">{t('complete.nothingMissing')}</Notice>
      </output>
    );
  return (
    <Notice tone="note" title={t('complete.missing', { count: missing.length })}>
      <FieldLinks paths={missing} />
    </Notice>
  );
}
