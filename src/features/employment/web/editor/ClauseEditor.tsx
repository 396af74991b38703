import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useRichView } from '#ui/rich-text/use-rich-view.ts';
import { longestClause } from '../../contract/kinds.ts';
import type { RichText } from '../../contract/rich-text.ts';
import type { ComposedClause } from '../../contract/rules/compose.ts';
import type { en } from '../../texts/en.ts';
import type { ReadDraft } from './draft-elements.ts';
import styles from './editor.module.css';
import { EditorToolbar } from './EditorToolbar.tsx';
import { clauseForm, insertVariable } from './editor-state.ts';
import { characterNames } from './character-names.ts';
import { refusedIn } from './refused-marks.ts';
import { leftOut, showVariable, variablesToInsert } from './variables.ts';

interface ClauseEditorProps {
  draft: ReadDraft;
  clause: ComposedClause;
  onChange: (text: RichText) => void;
}

/** The text of one clause, to be written in. */
export function ClauseEditor({ draft, clause, onChange }: ClauseEditorProps) {
  const t = useTexts<typeof en>('employment');
  const spoken = useLanguage();
  const format = useFormat();
  const id = useId();
  const show = (key: string) => showVariable(key, { ...draft, number: clause.number, spoken });
  const chips = new Map(
    Object.keys(draft.contract.values).map((key) => {
      const { name, words, isMissing } = show(key);
      return [key, { words, isMissing, label: t(isMissing ? 'editor.chipMissing' : 'editor.chip', { name, words }) }];
    }),
  );
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': t('editor.textOf', { title: clause.title }),
    'aria-describedby': id,
    lang: draft.language === 'no' ? 'nb' : 'en',
  };
  const { place, state, isFull, run } = useRichView({ form: clauseForm, text: clause.text, chips, attributes, onChange, isFocused: true });
  const refused = refusedIn(state.doc);
  const unused = leftOut(clause);
  return (
    <div className={styles['editor']}>
      <EditorToolbar state={state} variables={variablesToInsert(draft)} run={run} />
      <div ref={place} />
      <output id={id} className={styles['problem']}>
        {refused.length > 0 && t('editor.refused', { characters: format.list(characterNames(refused)), count: refused.length })}
        {isFull && t('editor.tooLong', { letters: format.number(longestClause) })}
      </output>
      {unused.length > 0 && (
        <p className={styles['unused']}>
          {t('editor.leftOut')}
          {unused.map((key) => (
            <Button
              key={key}
              size="compact-sm"
              variant="default"
              leftSection={<IconPlus aria-hidden />}
              aria-label={t('editor.insertOne', { name: show(key).name })}
              onClick={() => run(insertVariable(key))}
            >
              {show(key).name}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}
