import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { en } from '../../texts/en.ts';

/** Letters that the PDF would have empty boxes for, before it is published. */
export function UnprintedLetters({ letters }: { letters: readonly string[] }) {
  const t = useTexts<typeof en>('employment');
  if (letters.length === 0) return null;
  return (
    <Notice tone="warn" title={t('wizard.letters.title')}>
      {t('wizard.letters.text', { letters: letters.join(' ') })}
    </Notice>
  );
}
