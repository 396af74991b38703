import { Button } from '@mantine/core';
import {
  IconChecks,
  IconDeviceFloppy,
  IconDots,
  IconFiles,
  IconMail,
  IconPencil,
  IconPrinter,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useGo } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import type { Plan } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';
import { DeletePlan } from '../components/DeletePlan.tsx';
import { CompletePlan } from './CompletePlan.tsx';
import { PreboardingFiles } from './PreboardingFiles.tsx';
import { PublishPlan } from './PublishPlan.tsx';
import { SaveAsTemplate } from './SaveAsTemplate.tsx';
import { SendLink } from './SendLink.tsx';

type Question = 'publish' | 'complete' | 'delete' | 'template' | 'link' | 'files';

/** What the user may do with a plan. */
export function PlanActions({ plan }: { plan: Plan }) {
  const t = useTexts<typeof en>('onoffboarding');
  const isFixed = useReadOnly();
  const [open, setOpen] = useState<Question>();
  const { id, permissions } = plan;
  if (isFixed) return null;
  return (
    <>
      <MoreActions plan={plan} onOpen={setOpen} />
      {permissions.edit && (
        <Button component={Link} to="/on-offboarding/edit" query={{ id }} variant="default" leftSection={<IconPencil aria-hidden />}>
          {t('record.edit')}
        </Button>
      )}
      {permissions.publish && (
        <Button leftSection={<IconSend aria-hidden />} onClick={() => setOpen('publish')}>
          {t('record.publish')}
        </Button>
      )}
      <Questions plan={plan} open={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

function MoreActions({ plan, onOpen }: { plan: Plan; onOpen: (question: Question) => void }) {
  const t = useTexts<typeof en>('onoffboarding');
  const { permissions, companyUserFullName: name, type, isPublished, tasks, mayBeTemplate } = plan;
  const label = t('record.more', { name });
  const trigger = (menu: MenuTrigger) => <IconButton {...menu} variant="default" label={label} icon={IconDots} />;
  const mayComplete = permissions.complete && tasks.some(({ completed }) => !completed);
  return (
    <Menu label={label} trigger={trigger}>
      <MenuItem icon={IconPrinter} onSelect={() => print()}>
        {t('record.print')}
      </MenuItem>
      {mayComplete && (
        <MenuItem icon={IconChecks} onSelect={() => onOpen('complete')}>
          {t('record.complete')}
        </MenuItem>
      )}
      {permissions.edit && type === 'Onboarding' && isPublished && (
        <MenuItem icon={IconMail} onSelect={() => onOpen('link')}>
          {t('record.sendLink')}
        </MenuItem>
      )}
      {permissions.edit && type === 'Onboarding' && (
        <MenuItem icon={IconFiles} onSelect={() => onOpen('files')}>
          {t('record.files')}
        </MenuItem>
      )}
      {mayBeTemplate && (
        <MenuItem icon={IconDeviceFloppy} onSelect={() => onOpen('template')}>
          {t('record.saveAsTemplate')}
        </MenuItem>
      )}
      {permissions.delete && (
        <MenuItem icon={IconTrash} isDangerous onSelect={() => onOpen('delete')}>
          {t('record.delete')}
        </MenuItem>
      )}
    </Menu>
  );
}

function Questions({ plan, open, onClose }: { plan: Plan; open: Question | undefined; onClose: () => void }) {
  const go = useGo();
  const holders = new Set(plan.tasks.flatMap(({ completed, responsibleId }) => (completed || !responsibleId ? [] : responsibleId)));
  switch (open) {
    case 'publish':
      return <PublishPlan plan={plan} onClose={onClose} />;
    case 'complete':
      return <CompletePlan plan={plan} onClose={onClose} />;
    case 'template':
      return <SaveAsTemplate plan={plan} onClose={onClose} />;
    case 'link':
      return <SendLink plan={plan} onClose={onClose} />;
    case 'files':
      return <PreboardingFiles plan={plan} onClose={onClose} />;
    case 'delete':
      return <DeletePlan plan={plan} people={holders.size} onClose={onClose} onDeleted={() => void go('/on-offboarding')} />;
    case undefined:
      return null;
  }
}
