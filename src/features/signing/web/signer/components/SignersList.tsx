import { IconCircleCheck, IconHourglass, IconX } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { StatusBadge, type Tone } from '#ui/StatusBadge.tsx';
import type { RecipientStatus } from '../../../contract/kinds.ts';
import type { Invitation } from '../../../contract/recipient.ts';
import type { en } from '../../../texts/en-signer.ts';
import styles from './signers-list.module.css';

type Shown = keyof typeof en.done.peopleStates;

const looks: Record<Shown, { tone: Tone; icon: typeof IconCircleCheck }> = {
  signed: { tone: 'good', icon: IconCircleCheck },
  rejected: { tone: 'bad', icon: IconX },
  waiting: { tone: 'note', icon: IconHourglass },
  ended: { tone: 'still', icon: IconX },
};

function shownState(status: RecipientStatus): Shown {
  if (status === 'Completed') return 'signed';
  if (status === 'Rejected') return 'rejected';
  return status === 'Cancelled' || status === 'Expired' ? 'ended' : 'waiting';
}

/** Everybody who signs, with how far they are. */
export function SignersList({ invitation: { recipient, others } }: { invitation: Invitation }) {
  const t = useTexts<typeof en>('signer');
  const people = [{ name: `${recipient.name} (${t('done.you')})`, status: recipient.status }, ...others];
  return (
    <ul className={styles['people']} aria-label={t('done.people')}>
      {people.map(({ name, status }, place) => (
        // Two people may have one name, and their order stays.
        <li key={`${place} ${name}`} className={styles['person']}>
          <span className={styles['name']}>{name}</span>
          <StatusBadge {...looks[shownState(status)]}>{t(`done.peopleStates.${shownState(status)}`)}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}
