import { Button } from '@mantine/core';
import { IconCalendarShare, IconDots, IconPlus, IconTemplate, IconTransfer, IconTrash, IconUsersPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useGo, useOpened } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import type { DeletedPlan } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';
import { HandOverTasks } from '../components/HandOverTasks.tsx';
import { PlanCalendar } from '../components/PlanCalendar.tsx';
import { DeletedPlans } from './DeletedPlans.tsx';

interface PlansActionsProps {
  deleted: readonly DeletedPlan[];
  /** Whether the page itself offers the first plan. */
  isEmpty: boolean;
  /** Whether there is anybody the user may plan for. */
  hasPeople: boolean;
  /** Takes the place of the templates, which are then in the menu. */
  proposals: ReactNode;
}

/** The button of a new plan, the way to the templates, and a menu of what is seldom done. */
export function PlansActions({ deleted, isEmpty, hasPeople, proposals }: PlansActionsProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const go = useGo();
  const isFixed = useReadOnly();
  const over = useOpened('over');
  const trigger = (menu: MenuTrigger) => <IconButton {...menu} variant="default" label={t('list.more')} icon={IconDots} />;
  return (
    <>
      {!isFixed && (
        <Menu label={t('list.more')} trigger={trigger}>
          {proposals && (
            <MenuItem icon={IconTemplate} onSelect={() => void go('/on-offboarding/templates')}>
              {t('template.open')}
            </MenuItem>
          )}
          {hasPeople && (
            <MenuItem icon={IconUsersPlus} onSelect={() => void go('/on-offboarding/new-many')}>
              {t('many.open')}
            </MenuItem>
          )}
          <MenuItem icon={IconTransfer} onSelect={() => over.open('handover')}>
            {t('handover.open')}
          </MenuItem>
          <MenuItem icon={IconCalendarShare} onSelect={() => over.open('calendar')}>
            {t('feed.open')}
          </MenuItem>
          {deleted.length > 0 && (
            <MenuItem icon={IconTrash} onSelect={() => over.open('trash')}>
              {t('list.trash.open', { count: deleted.length })}
            </MenuItem>
          )}
        </Menu>
      )}
      {proposals ?? (
        <Button component={Link} to="/on-offboarding/templates" variant="default" leftSection={<IconTemplate aria-hidden />}>
          {t('template.open')}
        </Button>
      )}
      {!isFixed && !isEmpty && hasPeople && (
        <Button component={Link} to="/on-offboarding/new" leftSection={<IconPlus aria-hidden />}>
          {t('list.add')}
        </Button>
      )}
      {over.id === 'handover' && !isFixed && <HandOverTasks onClose={over.close} />}
      {over.id === 'calendar' && !isFixed && <PlanCalendar onClose={over.close} />}
      {over.id === 'trash' && !isFixed && <DeletedPlans plans={deleted} onClose={over.close} />}
    </>
  );
}
