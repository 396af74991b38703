import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import type { ComposedClause } from '../../contract/rules/compose.ts';
import type { en } from '../../texts/en.ts';
import { PrintedText, type DescribedVariable } from '../components/PrintedText.tsx';
import type { ReadDraft } from './draft-elements.ts';
import styles from './editor.module.css';
import { fieldAddress } from './field-address.ts';
import { leftOut, showVariable } from './variables.ts';

interface ClauseTextProps {
  draft: ReadDraft;
  clause: ComposedClause;
  documentId: string;
}

/** The text of a clause to read: values as chips, those that are missing with the way to their field, those not used in own words greyed. */
export function ClauseText({ draft, clause, documentId }: ClauseTextProps) {
  const t = useTexts<typeof en>('employment');
  const spoken = useLanguage();
  const nameOf = (key: string): string => showVariable(key, { ...draft, number: clause.number, spoken }).name;
  const describe = (key: string): DescribedVariable => {
    const name = nameOf(key);
    const hasField = key in draft.contract.values;
    return { name, field: hasField ? { ...fieldAddress(documentId, key), label: t('editor.fillIn', { name }) } : undefined };
  };
  const unused = clause.isChanged ? leftOut(clause) : [];
  return (
    <div className={styles['read']}>
      <PrintedText blocks={clause.blocks} language={draft.language} describe={describe} />
      {unused.length > 0 && (
        <p className={styles['unused']}>
          {t('editor.leftOut')}
          {unused.map((key) => (
            <span key={key} className={styles['unusedChip']}>
              {nameOf(key)}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
