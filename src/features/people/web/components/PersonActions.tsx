import { Button } from '@mantine/core';
import { IconDots, IconDownload, IconEyeQuestion, IconMail, IconPencil, IconPhone } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { phoneLink } from '#kernel/contract/phone-number.ts';
import { mayExplain } from '#features/rights/contract/may-explain.ts';
import { DialogToCome } from '#kernel/web/DialogToCome.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { lazyComponent } from '#kernel/web/parts.ts';
import { fromPort } from '#kernel/web/from-port.ts';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import type { CompanyUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import type { ChosenAction } from '../life/life-actions.ts';
import { LifeMenuItems } from '../life/LifeMenuItems.tsx';
import { useActionsFor, useOtherActionsFor } from '../life/use-life-action.ts';
import { mobileText } from '../mobile-text.ts';
import { fullName } from '../person.ts';

const ExplainDialog = lazyComponent(() => fromPort('explainDialog'));
const TakeoutDialog = lazyComponent(() => fromPort('takeoutDialog'));

interface PersonActionsProps {
  person: CompanyUser;
  isSelf: boolean;
  onAct: (chosen: ChosenAction) => void;
}

/** The buttons of a profile: to reach the person, to edit, and all else. */
export function PersonActions({ person, isSelf, onAct }: PersonActionsProps) {
  const t = useTexts<typeof en>('people');
  return (
    <>
      {!isSelf && <Reach person={person} />}
      {person.permissions.edit && (
        <Button component={Link} to="/people/edit" query={{ employeeId: person.id }} leftSection={<IconPencil aria-hidden />}>
          {t('profile.edit')}
        </Button>
      )}
      <MoreActions person={person} isSelf={isSelf} onAct={onAct} />
    </>
  );
}

/** The menu of actions on the person; not rendered when there are none. */
function MoreActions({ person, isSelf, onAct }: PersonActionsProps) {
  const t = useTexts<typeof en>('people');
  const label = t('life.more', { name: fullName(person) });
  const [opened, setOpened] = useState<'whoSees' | 'takeout'>();
  const close = () => setOpened(undefined);
  const mayAsk = mayExplain(useUser().permissions);
  const hasActions = [...useActionsFor(person), ...useOtherActionsFor(person)].length > 0;
  if (!hasActions && !person.permissions.invite && !person.permissions.takeOut && !mayAsk) return null;
  const trigger = (open: MenuTrigger) => <IconButton {...open} variant="default" label={label} icon={IconDots} />;
  return (
    <>
      <Menu label={label} trigger={trigger}>
        {mayAsk && (
          <MenuItem icon={IconEyeQuestion} onSelect={() => setOpened('whoSees')}>
            {t('profile.whoSees')}
          </MenuItem>
        )}
        {person.permissions.takeOut && (
          <MenuItem icon={IconDownload} onSelect={() => setOpened('takeout')}>
            {t(isSelf ? 'profile.takeOutOwn' : 'profile.takeOut')}
          </MenuItem>
        )}
        <LifeMenuItems person={person} onAct={(action) => onAct({ action, person })} />
      </Menu>
      <Suspense fallback={<DialogToCome />}>
        {opened === 'whoSees' && <ExplainDialog itemType="person" itemId={person.id} name={fullName(person)} onClose={close} />}
        {opened === 'takeout' && <TakeoutDialog companyUserId={person.id} {...(!isSelf && { name: fullName(person) })} onClose={close} />}
      </Suspense>
    </>
  );
}

function Reach({ person }: { person: CompanyUser }) {
  const t = useTexts<typeof en>('people');
  const name = fullName(person);
  const phone = mobileText(person);
  return (
    <>
      {person.emailAddress && (
        <IconButton
          variant="default"
          label={t('profile.email', { name })}
          icon={IconMail}
          onClick={() => location.assign(`mailto:${person.emailAddress}`)}
        />
      )}
      {phone && (
        <IconButton
          variant="default"
          label={t('profile.call', { name })}
          icon={IconPhone}
          onClick={() => location.assign(phoneLink(phone))}
        />
      )}
    </>
  );
}
