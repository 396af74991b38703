import { Button, Input } from '@mantine/core';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useRichView } from '#ui/rich-text/use-rich-view.ts';
import type { PrivacyStatement } from '../../../contract/endpoints-statements.ts';
import { useGdprTexts } from '../../gdpr-words.ts';
import styles from '../statement.module.css';
import { LinkField } from './LinkField.tsx';
import { insertVariable, statementForm } from './statement-state.ts';
import { StatementToolbar } from './StatementToolbar.tsx';

interface StatementEditorProps extends Pick<PrivacyStatement, 'language' | 'offeredTags'> {
  /** What the form says of the field. */
  input: { error?: ReactNode; 'data-path'?: string };
  markdown: string;
  onChange: (markdown: string) => void;
}

/** The text of a statement to be written in, with its variables as chips. */
export function StatementEditor({ language, offeredTags, input, markdown, onChange }: StatementEditorProps) {
  const t = useGdprTexts();
  const id = useId();
  const [isLinking, setLinking] = useState(false);
  const chips = useMemo(
    () =>
      new Map(offeredTags.map(({ tag, name }) => [tag, { words: name, label: t('statement.form.variable', { name }), isMissing: false }])),
    [offeredTags, t],
  );
  const isWrong = Boolean(input.error);
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-required': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': isWrong ? `${id}-description ${id}-error` : `${id}-description`,
    'aria-invalid': String(isWrong),
    'data-path': input['data-path'] ?? '',
    lang: language === 'no' ? 'nb' : 'en',
  };
  const { place, state, run } = useRichView({ form: statementForm, text: markdown, chips, attributes, onChange });
  return (
    <>
      <Input.Wrapper
        id={id}
        label={t('statement.form.text')}
        labelElement="div"
        description={t('statement.form.hint')}
        required
        error={input.error}
      >
        <div className={styles['editor']}>
          <StatementToolbar state={state} run={run} onLink={() => setLinking(!isLinking)} />
          {isLinking && <LinkField state={state} run={run} onClose={() => setLinking(false)} />}
          <div ref={place} className={styles['writing']} />
        </div>
      </Input.Wrapper>
      <fieldset className={styles['variables']}>
        <legend>{t('statement.form.variables')}</legend>
        <div className={styles['chips']}>
          {offeredTags.map(({ tag, name }) => (
            <Button
              key={tag}
              size="compact-sm"
              variant="light"
              aria-label={t('statement.form.insert', { name })}
              // The selection of the text stays.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(insertVariable(tag))}
            >
              {name}
            </Button>
          ))}
        </div>
      </fieldset>
    </>
  );
}
