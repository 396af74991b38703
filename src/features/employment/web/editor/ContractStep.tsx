import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { SortableList } from '#kernel/web/sortable/SortableList.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { maxClauses } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import type { Draft } from '../draft.ts';
import { LawCheck } from '../law/LawCheck.tsx';
import { ClauseCard } from './ClauseCard.tsx';
import { showClause } from './clause-id.ts';
import { readDraft } from './draft-elements.ts';
import styles from './editor.module.css';
import { LegalNotice } from './LegalNotice.tsx';
import { MissingValues } from './MissingValues.tsx';
import { useClauseActions } from './use-clause-actions.ts';

/** The text of a contract clause by clause, with the law check above it (employment.50). */
export function ContractStep({ draft }: { draft: Draft }) {
  const t = useTexts<typeof en>('employment');
  const { document } = draft;
  const read = useMemo(() => readDraft(document), [document]);
  const [{ clause }] = useQuery();
  const all = useClauseActions(draft, read);
  const { permissions, content, documentId } = document;
  const isAcknowledged = content?.baseData.legalWarningAcknowledged === true;
  const actions = permissions.update && isAcknowledged ? all : undefined;
  useEffect(() => {
    if (clause !== undefined) showClause(clause);
  }, [clause]);
  const { elements, template, language } = read;
  const nameOf = (key: string): string =>
    template.baseElements.find((one) => one.key === key)?.title[language] ?? elements.find((one) => one.key === key)?.title ?? '';
  return (
    <div className={styles['step']}>
      {permissions.update && !isAcknowledged && (
        <LegalNotice onAccept={() => draft.change({ baseData: { legalWarningAcknowledged: true } })} />
      )}
      <LawCheck draft={draft} onJump={showClause} />
      <MissingValues draft={read} documentId={documentId} />
      <SortableList label={t('editor.clauses')} keys={elements.map(({ key }) => key)} nameOf={nameOf} onMove={all.move}>
        {elements.map((element, place) => (
          <ClauseCard key={element.key} draft={read} documentId={documentId} element={element} place={place} actions={actions} />
        ))}
      </SortableList>
      {actions && (
        <ButtonRow>
          {elements.length < maxClauses ? (
            <Button variant="default" leftSection={<IconPlus aria-hidden />} onClick={actions.add}>
              {t('editor.add')}
            </Button>
          ) : (
            t('editor.maxClauses', { count: String(maxClauses) })
          )}
        </ButtonRow>
      )}
    </div>
  );
}
