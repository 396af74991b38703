import { Button, Portal } from '@mantine/core';
import { IconAlertCircle, IconChevronDown, IconChevronUp, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { runningPlaceId } from './RunningPlace.tsx';
import styles from './RunningTray.module.css';
import { useNarrow } from './use-narrow.ts';

interface RunningTrayProps {
  label: string;
  /** How it goes in all; announced when it changes. */
  title: string;
  words: { fold: string; unfold: string; close: string };
  /** Closes it; only when nothing runs any more. */
  onClose?: (() => void) | undefined;
  cancelAll?: { label: string; run: () => void } | undefined;
  /** The line at the top, where the newest stand first: another one is scrolled to. */
  newest?: number | undefined;
  children: ReactNode;
}

/** Running work of one kind with the result of each part, on every page until it is closed; one line on a small screen until it is unfolded. */
export function RunningTray({ label, title, words, onClose, cancelAll, newest, children }: RunningTrayProps) {
  const [isFolded, setFolded] = useState(useNarrow());
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (newest !== undefined) list.current?.scrollTo({ top: 0 });
  }, [newest]);
  return (
    <Portal target={`#${runningPlaceId}`}>
      <section className={styles['tray']} aria-label={label}>
        <header className={styles['head']}>
          <output className={styles['title']}>{title}</output>
          <IconButton
            size={28}
            label={isFolded ? words.unfold : words.fold}
            aria-expanded={!isFolded}
            icon={isFolded ? IconChevronUp : IconChevronDown}
            onClick={() => setFolded(!isFolded)}
          />
          {onClose && <IconButton size={28} label={words.close} icon={IconX} onClick={onClose} />}
        </header>
        {!isFolded && (
          <ul ref={list} className={styles['list']}>
            {children}
          </ul>
        )}
        {cancelAll && !isFolded && (
          <Button variant="subtle" size="xs" onClick={cancelAll.run}>
            {cancelAll.label}
          </Button>
        )}
      </section>
    </Portal>
  );
}

interface RunningLineProps {
  name: string;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** How far it has come, 0 to 1; undefined when that is not known. */
  share?: number | undefined;
  /** With the share: “40 %”. */
  shareText?: string;
  /** What the bar is of, when the name stands above it. */
  shareLabel?: string;
  /** Its state in words; nothing while it shows its progress. */
  text?: ReactNode;
  /** Buttons at the end. */
  children?: ReactNode;
}

/** One part of running work. */
export function RunningLine({ name, state, share, shareText, shareLabel, text, children }: RunningLineProps) {
  return (
    <li className={styles['item']} data-state={state}>
      <span className={styles['state']}>
        {state === 'done' && <IconCircleCheck aria-hidden size={18} />}
        {state === 'failed' && <IconAlertCircle aria-hidden size={18} />}
      </span>
      <span className={styles['words']}>
        <span className={styles['name']} title={name}>
          {name}
        </span>
        {state === 'running' && (
          <ProgressLine label={shareLabel ?? name} share={share} {...(shareText && { text: shareText })} isLabelHidden={!shareLabel} />
        )}
        {text && <span className={styles['why']}>{text}</span>}
      </span>
      {children}
    </li>
  );
}
