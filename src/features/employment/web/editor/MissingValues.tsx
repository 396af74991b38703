import { Link } from '#kernel/web/Link.tsx';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import { PointList } from '#ui/PointList.tsx';
import type { en } from '../../texts/en.ts';
import type { ReadDraft } from './draft-elements.ts';
import { fieldAddress } from './field-address.ts';
import { showVariable } from './variables.ts';

/** The values that the text needs and nobody has filled in, each with the way to its field (employment.53). */
export function MissingValues({ draft, documentId }: { draft: ReadDraft; documentId: string }) {
  const t = useTexts<typeof en>('employment');
  const spoken = useLanguage();
  const missing = [...new Set(draft.contract.unresolved.map(({ variable }) => variable))].filter((key) => key in draft.contract.values);
  if (missing.length === 0) return null;
  return (
    <Notice tone="warn" title={t('editor.missing')}>
      {t('editor.missingText')}
      <PointList>
        {missing.map((key) => (
          <li key={key}>
            <Link {...fieldAddress(documentId, key)}>{showVariable(key, { ...draft, number: 0, spoken }).name}</Link>
          </li>
        ))}
      </PointList>
    </Notice>
  );
}
