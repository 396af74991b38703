import { Switch } from '@mantine/core';
import { MoveButtons, SortHandle } from '#kernel/web/sortable/SortControls.tsx';
import { useSortableRow } from '#kernel/web/sortable/use-sortable-row.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { Mark } from '#ui/Mark.tsx';
import { redlineLines } from '../../contract/rules/redline.ts';
import { plainText, type Element } from '../../contract/rules/compose.ts';
import type { en } from '../../texts/en.ts';
import { Redline } from '../components/Redline.tsx';
import { ClauseButtons } from './ClauseButtons.tsx';
import { ClauseEditor } from './ClauseEditor.tsx';
import { ClauseText } from './ClauseText.tsx';
import { clauseId } from './clause-id.ts';
import type { ReadDraft } from './draft-elements.ts';
import styles from './editor.module.css';
import { OwnTitle } from './OwnTitle.tsx';
import type { ClauseActions } from './use-clause-actions.ts';

export interface ClauseCardProps {
  draft: ReadDraft;
  documentId: string;
  element: Element;
  place: number;
  /** Undefined where nothing may be changed. */
  actions: ClauseActions | undefined;
}

/** One clause: its text, or the editor of it with what differs from the template beside it. */
export function ClauseCard({ draft, documentId, element: { key, title: ownTitle }, place, actions }: ClauseCardProps) {
  const t = useTexts<typeof en>('employment');
  const spoken = useLanguage();
  const { row, handle } = useSortableRow(key);
  const { clauses } = draft.contract;
  const clause = clauses.find((one) => one.key === key);
  const fromTemplate = draft.fromTemplate.get(key);
  const template = draft.template.baseElements.find((one) => one.key === key);
  const title = template?.title[draft.language] ?? ownTitle ?? '';
  const isOpen = actions?.open === key && clause !== undefined;
  const isTurnedOnBySwitch = template?.activeWith !== undefined && draft.contract.values[template.activeWith] === true;
  return (
    <li {...row} id={clauseId(key)} className={styles['card']} data-off={clause ? undefined : true}>
      <div className={styles['head']}>
        {actions && <SortHandle name={title} handle={handle} />}
        <h3 tabIndex={-1} className={styles['title']}>
          {clause ? t('editor.titled', { number: String(clause.number), title }) : title}
        </h3>
        {!template && <Mark>{t('editor.own')}</Mark>}
        {template && clause?.isChanged && <Mark>{t('editor.changed')}</Mark>}
        {!clause && <Mark>{t('editor.off')}</Mark>}
        {actions && (
          <span className={styles['move']}>
            <MoveButtons
              name={title}
              isFirst={place === 0}
              isLast={place === draft.elements.length - 1}
              onMove={(steps) => actions.move(place, place + steps)}
            />
          </span>
        )}
      </div>
      {template && <p className={styles['help']}>{template.helpText[spoken]}</p>}
      {template?.optional && !isTurnedOnBySwitch && actions && (
        <Switch
          label={template.toggleLabel[spoken]}
          checked={clause !== undefined}
          onChange={(event) => actions.turn(key, event.currentTarget.checked)}
        />
      )}
      {clause && isOpen && !template && <OwnTitle title={ownTitle ?? ''} onChange={(next) => actions.rename(key, next)} />}
      {clause && (
        <div className={styles['body']}>
          {isOpen ? (
            <ClauseEditor draft={draft} clause={clause} onChange={(text) => actions.write(key, text)} />
          ) : (
            <ClauseText draft={draft} clause={clause} documentId={documentId} />
          )}
          {clause.isChanged && fromTemplate && (
            <details className={styles['beside']} open={isOpen}>
              <summary>{t('editor.differs')}</summary>
              <Redline lines={redlineLines(plainText(fromTemplate.blocks), plainText(clause.blocks))} language={draft.language} />
            </details>
          )}
        </div>
      )}
      {clause && actions && <ClauseButtons clause={clause} isOwn={!template} isOpen={isOpen} actions={actions} />}
    </li>
  );
}
