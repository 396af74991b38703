import { Drawer } from '@mantine/core';
import { use } from 'react';
import type { DialogProps } from './Dialog.tsx';
import { DialogLabels } from './dialog-labels.ts';
import { closeBeside } from './close-beside.ts';
import { useEscape } from './use-escape.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useNarrow } from './use-narrow.ts';
import styles from './Dialog.module.css';

/** A record or a form beside its list; full-screen under 768 pixels. */
export function SidePanel({ title, isOpen, onClose, footer, canClose = true, children }: DialogProps) {
  const { close: closeLabel } = use(DialogLabels);
  const isNarrow = useNarrow();
  useFocusBack(isOpen);
  const close = (): void => {
    if (canClose) onClose();
  };
  useEscape(isOpen, close);
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={close}
      returnFocus={false}
      position="right"
      size={isNarrow ? '100%' : '34.5rem'}
      closeOnEscape={false}
      closeOnClickOutside={false}
      classNames={{ content: styles['drawer'] ?? '' }}
      transitionProps={{ duration: 160 }}
    >
      <Drawer.Overlay backgroundOpacity={1} color="var(--overlay)" onClick={closeBeside(canClose, onClose)} />
      <Drawer.Content>
        <div className={styles['header']}>
          <Drawer.Title className={styles['title']}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={closeLabel} aria-disabled={!canClose} />
        </div>
        <Drawer.Body className={styles['body']}>{children}</Drawer.Body>
        {footer && (
          <div className={styles['footer']} data-pinned>
            {footer}
          </div>
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}
