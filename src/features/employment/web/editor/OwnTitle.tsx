import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { useFormat } from '#kernel/web/format.ts';
import { refusedCharactersIn, withoutRefusedCharacters } from '../../contract/rich-text.ts';
import { longestTitle } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { characterNames } from './character-names.ts';

/** The title of an own clause; an empty one is not saved. */
export function OwnTitle({ title, onChange }: { title: string; onChange: (title: string) => void }) {
  const t = useTexts<typeof en>('employment');
  const format = useFormat();
  const [typed, setTyped] = useState(title);
  const refused = refusedCharactersIn(typed);
  const error =
    refused.length > 0
      ? t('editor.refused', { characters: format.list(characterNames(refused)), count: refused.length })
      : typed.trim() === '' && t('editor.titleMissing');
  const handleChange = (next: string): void => {
    setTyped(next);
    const accepted = withoutRefusedCharacters(next);
    if (accepted.trim() !== '') onChange(accepted);
  };
  // No form (draft): the draft saves itself.
  return (
    <TextInput
      label={t('editor.title')}
      value={typed}
      maxLength={longestTitle}
      error={error}
      onChange={(event) => handleChange(event.currentTarget.value)}
    />
  );
}
