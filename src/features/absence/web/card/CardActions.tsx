import { Button } from '@mantine/core';
import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useOpened } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import type { Absence, Person } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './card.module.css';
import { removalOf } from './removal.ts';
import { RemoveAbsence } from './RemoveAbsence.tsx';
import { UndoDecision } from './UndoDecision.tsx';
import { WithdrawChange } from './WithdrawChange.tsx';

/** The actions on an absence that the user may take. */
export function CardActions({ absence, person }: { absence: Absence; person: Person }) {
  const t = useTexts<typeof en>('absence');
  const { open: openForm } = useOpened('absence');
  const ownId = useUser().companyUserId;
  const [asking, setAsking] = useState<'remove' | 'withdrawChange'>();
  const { permissions, absenceId } = absence;
  const removal = removalOf(absence);
  const mayChange = permissions.update || permissions.requestUpdate;
  return (
    <ButtonRow>
      {permissions.undo && absence.undoUntil && <UndoDecision absence={absence} until={absence.undoUntil} />}
      {mayChange && (
        <Button variant="default" leftSection={<IconPencil aria-hidden />} onClick={() => openForm('edit', { absenceId, card: undefined })}>
          {t(permissions.update ? 'card.actions.change' : 'card.actions.askChange')}
        </Button>
      )}
      {permissions.cancelUpdate && (
        <Button variant="default" leftSection={<IconArrowBackUp aria-hidden />} onClick={() => setAsking('withdrawChange')}>
          {t('card.actions.withdrawChange')}
        </Button>
      )}
      {removal && (
        <Button variant="default" leftSection={<IconTrash aria-hidden />} onClick={() => setAsking('remove')}>
          {t(`card.actions.${removal}`)}
        </Button>
      )}
      {absence.companyUserId !== ownId && permissions.history && (
        <Link className={styles['more']} to="/vacation-and-leave/details" query={{ companyUserId: absence.companyUserId }}>
          {t('card.actions.openPerson', { name: person.fullName })}
        </Link>
      )}
      {removal && asking === 'remove' && <RemoveAbsence absence={absence} removal={removal} onClose={() => setAsking(undefined)} />}
      <WithdrawChange absence={absence} isOpen={asking === 'withdrawChange'} onClose={() => setAsking(undefined)} />
    </ButtonRow>
  );
}
