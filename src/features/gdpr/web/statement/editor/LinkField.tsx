import { Button, TextInput } from '@mantine/core';
import type { Command, EditorState } from 'prosemirror-state';
import { useEffect, useRef, useState } from 'react';
import { useTypedText } from '#kernel/web/use-typed-text.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { useGdprTexts } from '../../gdpr-words.ts';
import styles from '../statement.module.css';
import { addressAt, linkTo, withoutLink } from './link-commands.ts';
import { linkAddress } from './statement-schema.ts';

interface LinkFieldProps {
  state: EditorState;
  run: (command: Command) => void;
  onClose: () => void;
}

/** What stands in the field before anything is typed. */
const noAddress = 'https://';

/** Where the selected words lead to. */
export function LinkField({ state, run, onClose }: LinkFieldProps) {
  const t = useGdprTexts();
  const field = useRef<HTMLInputElement>(null);
  const present = addressAt(state);
  // An address that is not used yet is taken over when the editor is closed or its page is left, and a wrong one is asked about (shell.26).
  const { shown: typed, type } = useTypedText(present ?? noAddress, (text) => isNothing(text) || use(text));
  const [isWrong, setWrong] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const finish = (command: Command): void => {
    onClose();
    run(command);
  };
  const isNothing = (text: string): boolean => present === undefined && ['', noAddress].includes(text.trim());
  function use(text: string): boolean {
    const address = linkAddress(text);
    if (address === undefined) setWrong(true);
    else finish(linkTo(address));
    return address !== undefined;
  }
  return (
    <div className={styles['link']}>
      <TextInput
        ref={field}
        className={styles['address']}
        type="url"
        label={t('statement.form.link.address')}
        value={typed}
        error={isWrong && t('statement.form.link.wrong')}
        onChange={(event) => {
          type.take(event.currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not to the form around it.
          event.preventDefault();
          use(typed);
        }}
      />
      <ButtonRow>
        <Button size="compact-md" variant="default" onClick={() => use(typed)}>
          {t('statement.form.link.use')}
        </Button>
        {present !== undefined && (
          <Button size="compact-md" variant="subtle" onClick={() => finish(withoutLink)}>
            {t('statement.form.link.remove')}
          </Button>
        )}
        <Button size="compact-md" variant="subtle" onClick={() => finish(() => true)}>
          {t('statement.form.link.cancel')}
        </Button>
      </ButtonRow>
    </div>
  );
}
