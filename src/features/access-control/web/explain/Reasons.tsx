import { useRightsWords } from '#kernel/web/rights-words.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import { PointList } from '#ui/PointList.tsx';
import type { Explanation } from '../../contract/entities-explain.ts';
import type { en } from '../../texts/en.ts';
import { reasonText } from './reason-text.ts';

/** Whether a person can see an item, and each reason as a sentence. */
export function Reasons({ explanation: { sees, reasons }, who }: { explanation: Explanation; who: string }) {
  const t = useTexts<typeof en>('access-control');
  const words = useRightsWords();
  return (
    <Notice tone={sees ? 'good' : 'note'} title={t(sees ? 'explain.sees' : 'explain.seesNot', { who })}>
      <PointList>
        {reasons.map((reason) => {
          const text = reasonText(reason, who, { t, words });
          return <li key={text}>{text}</li>;
        })}
      </PointList>
    </Notice>
  );
}
