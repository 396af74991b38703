import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { Delayed } from '#ui/Delayed.tsx';
import { createPendingParts, PendingPartsContext, usePending } from './pending-parts.ts';
import styles from './ShowTogether.module.css';
import { useKernelTexts } from './texts.ts';

/** After this time what has come is shown without the rest. */
const longestWait = 8_000;

interface ShowTogetherProps {
  /** Shown until then. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Shows its parts at once when the last of them has its code and its first answer, so that none pushes another away (shell.51). */
export function ShowTogether({ skeleton, children }: ShowTogetherProps) {
  const t = useKernelTexts();
  const [isShown, setShown] = useState(false);
  const [parts] = useState(() => createPendingParts(() => setShown(true)));
  // The effects of the parts were run before; what was loaded on an earlier visit is shown in the same frame.
  useLayoutEffect(() => parts.check(), [parts]);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), longestWait);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {!isShown && (
        <output className={styles['skeleton']} data-loading aria-label={t('page.loading')}>
          <Delayed>{skeleton}</Delayed>
        </output>
      )}
      <div className={styles['parts']} hidden={!isShown}>
        <PendingPartsContext value={parts}>{children}</PendingPartsContext>
      </div>
    </>
  );
}

/** In the place of code that is loading. */
export function PendingPart(): null {
  usePending(true);
  return null;
}
