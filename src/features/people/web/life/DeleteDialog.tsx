import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { ConfirmByName } from '#kernel/web/ConfirmByName.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { deleteCompanyUser } from '../../contract/endpoints-life.ts';
import type { CompanyUser } from '../../contract/entities.ts';
import type { Consequence } from '../../contract/life.ts';
import type { en } from '../../texts/en.ts';
import { fullName } from '../person.ts';
import { listsOfPeople } from '../reads-of-people.ts';
import { ConsequenceList } from './ConsequenceList.tsx';
import { HandOverByPort } from './HandOverByPort.tsx';
import { Obstacles } from './Obstacles.tsx';
import { useLeaving } from './use-leaving.ts';
import styles from './life.module.css';

interface DeleteDialogProps {
  person: CompanyUser;
  onClose: () => void;
  onDeleted: (() => void) | undefined;
}

/** Erases a person: shows what is lost and what is kept, and asks for the name to be typed (people.36). */
export function DeleteDialog({ person, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTexts<typeof en>('people');
  const [isHandingOver, setHandingOver] = useState(false);
  const read = useLeaving(person.id, 'delete');
  if (isHandingOver) {
    const back = (): void => {
      setHandingOver(false);
      read.retry();
    };
    return <HandOverByPort of="contracts" companyUserId={person.id} onClose={back} />;
  }
  const title = t('life.delete.title', { name: fullName(person) });
  const { obstacles, consequences } = read.answer ?? {};
  if (!obstacles || !consequences) {
    return (
      <Dialog title={title} isOpen onClose={onClose}>
        <Loaded read={read} skeleton={<Skeleton height={220} radius="md" />}>
          {() => null}
        </Loaded>
      </Dialog>
    );
  }
  if (obstacles.length === 0) {
    return <Confirmation person={person} consequences={consequences} onClose={onClose} onDeleted={onDeleted} />;
  }
  return (
    <Obstacles
      title={title}
      person={person}
      obstacles={obstacles}
      onChanged={read.retry}
      onHandOverContracts={() => setHandingOver(true)}
      onClose={onClose}
    />
  );
}

function Confirmation({ person, consequences, onClose, onDeleted }: DeleteDialogProps & { consequences: readonly Consequence[] }) {
  const t = useTexts<typeof en>('people');
  const { write } = useWrite(deleteCompanyUser, { changes: listsOfPeople });
  const name = fullName(person);
  const end = (): void => {
    showToast({ title: t('life.delete.done', { name }) });
    onClose();
    onDeleted?.();
  };
  return (
    <ConfirmByName
      title={t('life.delete.title', { name })}
      name={name}
      label={t('life.delete.type', { name })}
      confirm={t('life.delete.confirm')}
      onConfirm={() => write({ body: { companyUserId: person.id, version: person.version } })}
      onDone={end}
      onClose={onClose}
    >
      <ConsequenceList title={t('life.delete.lost')} consequences={consequences} always={[]} />
      <section>
        <h3 className={styles['listTitle']}>{t('life.delete.kept')}</h3>
        <p className={styles['text']}>{t('life.delete.keptText')}</p>
      </section>
    </ConfirmByName>
  );
}
