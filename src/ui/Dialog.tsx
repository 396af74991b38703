import { Modal } from '@mantine/core';
import { use, type ReactNode } from 'react';
import { DialogLabels } from './dialog-labels.ts';
import { closeBeside } from './close-beside.ts';
import { useEscape } from './use-escape.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useNarrow } from './use-narrow.ts';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Fixed at the bottom: secondary buttons first, the primary one last. */
  footer?: ReactNode;
  /** False keeps it open on Esc, the X and outside clicks, while a request is running. */
  canClose?: boolean;
  children: ReactNode;
}

/** A modal of 34.5rem, full-screen under 768 pixels; focus enters and returns (shell.28). */
export function Dialog({ title, isOpen, onClose, footer, canClose = true, children }: DialogProps) {
  const { close: closeLabel } = use(DialogLabels);
  const isNarrow = useNarrow();
  useFocusBack(isOpen);
  const close = (): void => {
    if (canClose) onClose();
  };
  useEscape(isOpen, close);
  return (
    <Modal.Root
      opened={isOpen}
      onClose={close}
      returnFocus={false}
      size="34.5rem"
      fullScreen={isNarrow}
      centered
      closeOnEscape={false}
      closeOnClickOutside={false}
      classNames={{ content: styles['content'] ?? '' }}
      transitionProps={{ transition: 'fade', duration: 120 }}
    >
      <Modal.Overlay backgroundOpacity={1} color="var(--overlay)" onClick={closeBeside(canClose, onClose)} />
      <Modal.Content>
        <div className={styles['header']}>
          <Modal.Title className={styles['title']}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={closeLabel} aria-disabled={!canClose} />
        </div>
        <Modal.Body className={styles['body']}>{children}</Modal.Body>
        {footer && (
          <div className={styles['footer']} data-pinned>
            {footer}
          </div>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
