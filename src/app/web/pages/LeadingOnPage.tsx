import { useEffect } from 'react';
import { useKernelTexts } from '#kernel/web/texts.ts';
import { Delayed } from '#ui/Delayed.tsx';

/** An address that the server answers: the browser asks it (ID-01, ID-06, ID-09). */
export function LeadingOnPage() {
  const t = useKernelTexts();
  useEffect(() => location.replace(location.href), []);
  return (
    <output>
      <Delayed>{t('page.loading')}</Delayed>
    </output>
  );
}
