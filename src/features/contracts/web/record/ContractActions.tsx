import { Button } from '@mantine/core';
import { IconCopy, IconDots, IconFilePlus, IconLock, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { LimitNotice } from '#features/billing/web/public.ts';
import { useGo } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import type { Contract } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { DeleteContract } from '../components/DeleteContract.tsx';
import { RestrictContract } from '../components/RestrictContract.tsx';
import { useNewContract } from '../use-new-contract.ts';

/** What the user may do with a contract. */
export function ContractActions({ contract }: { contract: Contract }) {
  const t = useTexts<typeof en>('contracts');
  const go = useGo();
  const adding = useNewContract();
  const [isDeleting, setDeleting] = useState(false);
  const [isRestricting, setRestricting] = useState(false);
  const isFixed = useReadOnly();
  const { contractId, name, permissions } = contract;
  const label = t('record.more', { name });
  const trigger = (menu: MenuTrigger) => <IconButton {...menu} variant="default" label={label} icon={IconDots} />;
  return (
    <>
      <Menu label={label} trigger={trigger}>
        <MenuItem icon={IconPrinter} onSelect={() => print()}>
          {t('record.print')}
        </MenuItem>
        {permissions.amend && (
          <MenuItem icon={IconFilePlus} onSelect={() => adding.open({ amends: contractId })}>
            {t('record.amend')}
          </MenuItem>
        )}
        {permissions.amend && (
          <MenuItem icon={IconCopy} onSelect={() => adding.open({ copyOf: contractId })}>
            {t('record.copy')}
          </MenuItem>
        )}
        {permissions.restrict && !isFixed && (
          <MenuItem icon={IconLock} onSelect={() => setRestricting(true)}>
            {t('list.restrict')}
          </MenuItem>
        )}
        {permissions.delete && (
          <MenuItem icon={IconTrash} isDangerous onSelect={() => setDeleting(true)}>
            {t('list.delete.open')}
          </MenuItem>
        )}
      </Menu>
      {permissions.update && (
        <Button component={Link} to="/contracts/edit" query={{ contractId }} leftSection={<IconPencil aria-hidden />}>
          {t('record.edit')}
        </Button>
      )}
      <LimitNotice limit={adding.limit} />
      {isRestricting && <RestrictContract contractId={contractId} onClose={() => setRestricting(false)} />}
      {isDeleting && <DeleteContract contract={contract} onClose={() => setDeleting(false)} onDeleted={() => void go('/contracts')} />}
    </>
  );
}
