import { Button } from '@mantine/core';
import { IconAppWindow, IconDots, IconFileText, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useFoundRows } from '#kernel/web/find-rows.ts';
import { latestRow } from '#kernel/web/latest-row.ts';
import { ListView } from '#kernel/web/ListView.tsx';
import { useKernelTexts } from '#kernel/web/texts.ts';
import type { Read } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuGroup, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { useGdprTexts } from '../gdpr-words.ts';
import { fileAddress } from './agreement-file.ts';
import { DeleteAgreement, DeleteSoftware } from './DeleteDialogs.tsx';
import { useSoftwareColumns } from './software-columns.ts';
import { softwareRules, type SoftwareRow } from './software-rows.ts';

/** Without `agreement`: that parameter opens one. */
const filterKeys = ['inForce'] as const;
const idOf = ({ software }: SoftwareRow) => software.softwareId;

interface SoftwareListProps {
  read: Pick<Read<unknown>, 'error' | 'refreshing' | 'retry'>;
  rows: readonly SoftwareRow[] | undefined;
  mayUpdate: boolean;
  onOpen: (id: string) => void;
  onAdd: () => void;
}

/** The list of software with its agreements. */
export function SoftwareList({ read, rows: all, mayUpdate, onOpen, onAdd }: SoftwareListProps) {
  const t = useGdprTexts();
  const list = useList({ filterKeys, sortBy: 'agreement' });
  const { rows, total } = useFoundRows(all, list, softwareRules);
  const [deleting, setDeleting] = useState<{ row: SoftwareRow; what: 'agreement' | 'software' }>();
  const open = ({ software, agreement }: SoftwareRow) => onOpen(agreement?.dataProcessorAgreementId ?? software.softwareId);
  const columns = useSoftwareColumns(mayUpdate ? open : undefined);
  const values = (['without', 'expired', 'later', 'with'] as const).map((value) => ({ value, label: t(`software.${value}`) }));
  const add = mayUpdate && (
    <Button leftSection={<IconPlus aria-hidden />} onClick={onAdd}>
      {t('software.addSoftware')}
    </Button>
  );
  const menuOf = (row: SoftwareRow) => (
    <SoftwareMenu row={row} mayUpdate={mayUpdate} onOpen={() => open(row)} onDelete={(what) => setDeleting({ row, what })} />
  );
  return (
    <>
      <ListView
        name="gdprSoftware"
        list={list}
        read={read}
        rows={rows}
        total={total}
        label={t('software.label')}
        search={t('software.search')}
        filters={[{ key: 'inForce', label: t('software.filters.agreement'), values }]}
        columns={columns}
        rowKey={idOf}
        {...(mayUpdate && { onOpen: open })}
        actions={menuOf}
        empty={
          <EmptyState
            icon={IconAppWindow}
            title={t(mayUpdate ? 'software.empty' : 'software.emptyRead')}
            text={t(mayUpdate ? 'software.emptyText' : 'software.emptyReadText')}
            action={add}
          />
        }
      />
      {deleting?.what === 'software' && <DeleteSoftware software={deleting.row.software} onClose={() => setDeleting(undefined)} />}
      {deleting?.what === 'agreement' && deleting.row.agreement && (
        <DeleteAgreement
          agreement={latestRow(deleting.row, all, idOf).agreement ?? deleting.row.agreement}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}

interface SoftwareMenuProps {
  row: SoftwareRow;
  mayUpdate: boolean;
  onOpen: () => void;
  onDelete: (what: 'agreement' | 'software') => void;
}

function SoftwareMenu({ row: { software, agreement }, mayUpdate, onOpen, onDelete }: SoftwareMenuProps) {
  const t = useGdprTexts();
  const k = useKernelTexts();
  const name = software.softwareName;
  const label = k('list.rowMenu', { name });
  const file = agreement?.file;
  if (!mayUpdate && !file) return null;
  const trigger = (menu: MenuTrigger) => <IconButton {...menu} label={label} icon={IconDots} size={32} />;
  return (
    <Menu label={label} trigger={trigger} closesOnChoice>
      {file && (
        <MenuItem icon={IconFileText} onSelect={() => window.open(fileAddress(file), '_blank', 'noopener')}>
          {t('software.openFile', { name })}
        </MenuItem>
      )}
      {mayUpdate && (
        <MenuItem icon={IconPencil} onSelect={onOpen}>
          {agreement ? t('software.edit') : t('software.addTo', { name })}
        </MenuItem>
      )}
      {mayUpdate && (agreement ?? software.mayDelete) && (
        <MenuGroup>
          <MenuItem icon={IconTrash} isDangerous onSelect={() => onDelete(agreement ? 'agreement' : 'software')}>
            {t(agreement ? 'software.deleteAgreement' : 'software.deleteSoftware')}
          </MenuItem>
        </MenuGroup>
      )}
    </Menu>
  );
}
