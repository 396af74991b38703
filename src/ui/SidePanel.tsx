import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusBack } from './use-focus-back.ts';
import { useNarrow } from './use-narrow.ts';
import { useHasTyped } from './use-has-typed.ts';
import styles from './Dialog.module.css';

interface SidePanelProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  closeLabel: string;
  canClose?: boolean;
  children: ReactNode;
}

/** A record or a form beside its list; full-screen under 768 pixels. */
export function SidePanel({ title, isOpen, onClose, closeLabel, canClose = true, children }: SidePanelProps) {
  const isNarrow = useNarrow();
  useFocusBack(isOpen);
  const { isTyped, noteTyping } = useHasTyped(isOpen);
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      returnFocus={false}
      position="right"
      size={isNarrow ? '100%' : '34.5rem'}
      closeOnEscape={canClose}
      closeOnClickOutside={canClose && !isTyped}
      classNames={{ content: styles['drawer'] ?? '' }}
      transitionProps={{ duration: 160 }}
    >
      <Drawer.Overlay backgroundOpacity={1} color="var(--overlay)" />
      <Drawer.Content onInput={noteTyping} onPaste={noteTyping}>
        <div className={styles['header']}>
          <Drawer.Title className={styles['title']}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={closeLabel} />
        </div>
        <Drawer.Body className={styles['body']}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
