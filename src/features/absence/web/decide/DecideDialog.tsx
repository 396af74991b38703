import { useOpened } from '#kernel/web/address.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { en } from '../../texts/en.ts';
import { DecideAbsence } from './DecideAbsence.tsx';
import { DecideTransfer } from './DecideTransfer.tsx';
import styles from './decide.module.css';
import { idOf, otherWaitingDays, pendingRequests, type Pending } from '../../contract/rules/requests.ts';

/** A dialog to decide a request, over the list: `?decide=<id>` (absence.63). */
export function DecideDialog({ pending }: { pending: Pending }) {
  const t = useTexts<typeof en>('absence');
  const { id: decide, close } = useOpened('decide');
  const chosen = pendingRequests(pending).find((request) => idOf(request) === decide);
  const title = t(`decide.modal.${chosen?.ask ?? 'gone'}`);
  if (decide === undefined) return null;
  if (chosen?.kind === 'absence')
    return <DecideAbsence key={decide} title={title} ask={chosen.ask} waiting={chosen.waiting} onClose={close} />;
  if (chosen?.kind === 'transfer') {
    const { transfer } = chosen;
    return <DecideTransfer key={decide} title={title} transfer={transfer} others={otherWaitingDays(pending, transfer)} onClose={close} />;
  }
  return (
    <Dialog title={title} isOpen onClose={close}>
      <p className={styles['text']}>{t('decide.modal.goneText')}</p>
    </Dialog>
  );
}
