import { Button } from '@mantine/core';
import { IconCheck, IconPencil, IconRestore, IconTrash } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import type { ComposedClause } from '../../contract/rules/compose.ts';
import type { en } from '../../texts/en.ts';
import type { ClauseActions } from './use-clause-actions.ts';

interface ClauseButtonsProps {
  clause: ComposedClause;
  isOwn: boolean;
  isOpen: boolean;
  actions: ClauseActions;
}

/** What can be done to one clause; editing and ending it are one button, which keeps the focus. */
export function ClauseButtons({ clause: { key, title, isChanged }, isOwn, isOpen, actions }: ClauseButtonsProps) {
  const t = useTexts<typeof en>('employment');
  return (
    <ButtonRow>
      <Button
        variant="default"
        size="compact-md"
        leftSection={isOpen ? <IconCheck aria-hidden /> : <IconPencil aria-hidden />}
        aria-label={t(isOpen ? 'editor.doneOne' : 'editor.editOne', { title })}
        onClick={() => actions.setOpen(isOpen ? undefined : key)}
      >
        {t(isOpen ? 'editor.done' : 'editor.edit')}
      </Button>
      {isOwn ? (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconTrash aria-hidden />}
          aria-label={t('editor.removeOne', { title })}
          onClick={() => actions.remove(key, title)}
        >
          {t('editor.remove')}
        </Button>
      ) : (
        isChanged && (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconRestore aria-hidden />}
            aria-label={t('editor.resetOne', { title })}
            onClick={() => actions.reset(key, title)}
          >
            {t('editor.reset')}
          </Button>
        )
      )}
    </ButtonRow>
  );
}
