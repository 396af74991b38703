import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { DialogLabels } from './dialog-labels.ts';
import { IconButton } from './IconButton.tsx';
import { closeToast, currentToasts, followToasts, type Toast } from './toasts.ts';
import styles from './Toasts.module.css';

const pictures = { good: IconCircleCheck, warn: IconAlertTriangle, bad: IconAlertCircle };

/** The container of toasts: a permanent live region, so that screen readers announce each. */
export function Toasts({ label }: { label: string }) {
  const toasts = useSyncExternalStore(followToasts, currentToasts);
  return (
    <section aria-label={label} aria-live="polite" aria-relevant="additions" className={styles['toasts']}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast: { id, tone, title, lines, actions, milliseconds } }: { toast: Toast }) {
  const { close } = use(DialogLabels);
  const [isHeld, setHeld] = useState(false);
  // Toasts stay while hovered or focused.
  useEffect(() => {
    if (isHeld || milliseconds === undefined) return undefined;
    const timer = setTimeout(() => closeToast(id), milliseconds);
    return () => clearTimeout(timer);
  }, [id, isHeld, milliseconds]);
  const Picture = pictures[tone];
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <div className={styles['toast']} data-tone={tone} {...hold}>
      <Picture aria-hidden size={20} className={styles['picture']} />
      <div className={styles['words']}>
        <strong className={styles['title']}>{title}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {actions.length > 0 && (
          <span className={styles['actions']}>
            {actions.map(({ label, run, stays = false }) => (
              <button key={label} type="button" className={styles['action']} onClick={() => [stays || closeToast(id), run()]}>
                {label}
              </button>
            ))}
          </span>
        )}
      </div>
      <IconButton label={close} icon={IconX} size={28} onClick={() => closeToast(id)} />
    </div>
  );
}
