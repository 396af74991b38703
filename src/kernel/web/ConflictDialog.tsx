import { Button, Table } from '@mantine/core';
import { Dialog } from '#ui/Dialog.tsx';
import styles from './ConflictDialog.module.css';
import { useKernelTexts } from './texts.ts';

interface ConflictDialogProps {
  /** The fields that differ, as the page writes them; undefined while there is no conflict. */
  differences: readonly { label: string; mine: string; theirs: string }[] | undefined;
  /** Saves over the other's version. */
  onKeepMine: () => void;
  /** Puts the other's values into the form. */
  onTakeTheirs: () => void;
  onCancel: () => void;
}

/** Somebody saved meanwhile: what differs, and which version to keep; nothing typed is lost (SH-22). */
export function ConflictDialog({ differences, onKeepMine, onTakeTheirs, onCancel }: ConflictDialogProps) {
  const t = useKernelTexts();
  const footer = (
    <>
      <Button variant="subtle" onClick={onCancel}>
        {t('actions.cancel')}
      </Button>
      <Button variant="default" onClick={onTakeTheirs}>
        {t('conflict.takeTheirs')}
      </Button>
      <Button onClick={onKeepMine}>{t('conflict.keepMine')}</Button>
    </>
  );
  return (
    <Dialog
      title={t('conflict.title')}
      isOpen={differences !== undefined}
      onClose={onCancel}
      closeLabel={t('actions.close')}
      footer={footer}
    >
      <p className={styles['text']}>{t('conflict.text')}</p>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('conflict.field')}</Table.Th>
            <Table.Th>{t('conflict.mine')}</Table.Th>
            <Table.Th>{t('conflict.theirs')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differences?.map(({ label, mine, theirs }) => (
            <Table.Tr key={label}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td>{mine}</Table.Td>
              <Table.Td>{theirs}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Dialog>
  );
}
