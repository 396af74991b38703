import { Button } from '@mantine/core';
import { IconCalendarCog, IconCalendarShare, IconDots, IconPlus, IconTableImport, IconTransfer } from '@tabler/icons-react';
import { LimitNotice } from '#features/billing/web/public.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import type { en } from '../../texts/en.ts';
import { useNewContract } from '../use-new-contract.ts';

interface PageActionsProps {
  hasAdd: boolean;
  /** The subscription covers no more contracts. */
  isFull: boolean;
  hasImport: boolean;
  /** Undefined without the right. */
  onHandOver: (() => void) | undefined;
  onFeed: () => void;
  /** Undefined without the right. */
  onCounting: (() => void) | undefined;
}

/** The buttons of a new contract and of an import, and a menu of what is seldom done. */
export function PageActions({ hasAdd, isFull, hasImport, onHandOver, onFeed, onCounting }: PageActionsProps) {
  const t = useTexts<typeof en>('contracts');
  const adding = useNewContract();
  const trigger = (open: MenuTrigger) => <IconButton {...open} variant="default" label={t('list.more')} icon={IconDots} />;
  return (
    <>
      <Menu label={t('list.more')} trigger={trigger}>
        {onHandOver && (
          <MenuItem icon={IconTransfer} onSelect={onHandOver}>
            {t('list.handover.open')}
          </MenuItem>
        )}
        <MenuItem icon={IconCalendarShare} onSelect={onFeed}>
          {t('list.feed.open')}
        </MenuItem>
        {onCounting && (
          <MenuItem icon={IconCalendarCog} onSelect={onCounting}>
            {t('list.counting.open')}
          </MenuItem>
        )}
      </Menu>
      {hasImport && (
        <Button component={Link} to="/contracts/import" variant="default" leftSection={<IconTableImport aria-hidden />}>
          {t('import.open')}
        </Button>
      )}
      {hasAdd && !isFull && (
        <Button component={Link} to="/contracts/new" leftSection={<IconPlus aria-hidden />}>
          {t('list.add')}
        </Button>
      )}
      {hasAdd && isFull && (
        <Button onClick={() => adding.open()} leftSection={<IconPlus aria-hidden />}>
          {t('list.add')}
        </Button>
      )}
      <LimitNotice limit={adding.limit} />
    </>
  );
}
