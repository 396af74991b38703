import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import type { en } from '../../texts/en.ts';
import { linkedParts } from '../linked-parts.ts';
import styles from './notes.module.css';

/** Longer texts are folded initially. */
const longText = 600;
const manyLines = 8;

/** The text of a note, with addresses as links; a long one can be unfolded. */
export function NoteText({ text }: { text: string }) {
  const t = useTexts<typeof en>('notes');
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > longText || text.split('\n').length > manyLines;
  return (
    <>
      <p className={styles['text']} data-folded={(isLong && !isOpen) || undefined}>
        {linkedParts(text).map((part, place) => (part.href ? <Address key={place} href={part.href} text={part.text} /> : part.text))}
      </p>
      {isLong && (
        <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('less') : t('more')}
        </LinkButton>
      )}
    </>
  );
}

function Address({ href, text }: { href: string; text: string }) {
  const t = useTexts<typeof en>('notes');
  if (href.startsWith('mailto:')) return <a href={href}>{text}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {text}
      <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
    </a>
  );
}
