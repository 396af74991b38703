import { Button, Skeleton, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { showError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { deleteCompanyUser } from '../../contract/endpoints-life.ts';
import type { CompanyUser } from '../../contract/entities.ts';
import type { Consequence } from '../../contract/life.ts';
import type { en } from '../../texts/en.ts';
import { fullName } from '../person.ts';
import { listsOfPeople } from '../reads-of-people.ts';
import { ConsequenceList } from './ConsequenceList.tsx';
import { HandOverContracts } from './HandOverContracts.tsx';
import { Obstacles } from './Obstacles.tsx';
import { isTypedName } from './typed-name.ts';
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
  const k = useKernelTexts();
  const [isHandingOver, setHandingOver] = useState(false);
  const read = useLeaving(person.id, 'delete');
  if (isHandingOver) {
    const back = (): void => {
      setHandingOver(false);
      read.retry();
    };
    return <HandOverContracts companyUserId={person.id} onClose={back} />;
  }
  return (
    <Dialog title={t('life.delete.title', { name: fullName(person) })} isOpen onClose={onClose} closeLabel={k('actions.close')}>
      <Loaded read={read} skeleton={<Skeleton height={220} radius="md" />}>
        {({ obstacles, consequences }) => (
          <div className={styles['form']}>
            {obstacles.length > 0 ? (
              <Obstacles
                person={person}
                obstacles={obstacles}
                onChanged={read.retry}
                onHandOverContracts={() => setHandingOver(true)}
                onClose={onClose}
              />
            ) : (
              <Confirmation person={person} consequences={consequences} onClose={onClose} onDeleted={onDeleted} />
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

function Confirmation({ person, consequences, onClose, onDeleted }: DeleteDialogProps & { consequences: readonly Consequence[] }) {
  const t = useTexts<typeof en>('people');
  const k = useKernelTexts();
  const { write, writing } = useWrite(deleteCompanyUser, { changes: listsOfPeople });
  const [typed, setTyped] = useState('');
  const name = fullName(person);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isTypedName(typed, name)) return;
    try {
      await write({ body: { companyUserId: person.id, version: person.version } });
      showToast({ title: t('life.delete.done', { name }) });
      onClose();
      onDeleted?.();
    } catch (error) {
      showError(error);
    }
  }

  return (
    <form className={styles['form']} onSubmit={(event) => void handleSubmit(event)}>
      <ConsequenceList title={t('life.delete.lost')} consequences={consequences} always={[]} />
      <section>
        <h3 className={styles['listTitle']}>{t('life.delete.kept')}</h3>
        <p className={styles['text']}>{t('life.delete.keptText')}</p>
      </section>
      <TextInput
        label={t('life.delete.type', { name })}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        data-autofocus
      />
      <ButtonRow at="end">
        <Button variant="default" onClick={onClose} disabled={writing}>
          {k('actions.cancel')}
        </Button>
        <Button type="submit" color="red" disabled={!isTypedName(typed, name)} loading={writing}>
          {t('life.delete.confirm')}
        </Button>
      </ButtonRow>
    </form>
  );
}
