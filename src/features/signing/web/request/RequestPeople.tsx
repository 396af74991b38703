import { IconAlarm, IconDots, IconMail } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Mark } from '#ui/Mark.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { SigningRecipient, SigningRequest } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import type { RequestDialogState } from '../actions/use-request-dialog.ts';
import { namesOf } from '../components/PeopleStates.tsx';
import { lookOfPerson, useRequestWords } from '../request-words.ts';
import styles from './request.module.css';

interface RequestPeopleProps {
  request: SigningRequest;
  onAsk: RequestDialogState['ask'];
}

/** The people of a request with their states, and what may be done about each. */
export function RequestPeople({ request, onAsk }: RequestPeopleProps) {
  const t = useTexts<typeof en>('signing');
  const { recipients, isInOrder, endedDate } = request;
  return (
    <section className={styles['section']}>
      <h3>{t('request.people')}</h3>
      {recipients.length > 1 && endedDate === null && (
        <p className={styles['quiet']}>{t(isInOrder ? 'request.inOrder' : 'request.atOnce')}</p>
      )}
      <ol className={styles['people']}>
        {recipients.map((person) => (
          <Person key={person.recipientId} person={person} request={request} onAsk={onAsk} />
        ))}
      </ol>
    </section>
  );
}

function Person({ person, request, onAsk }: RequestPeopleProps & { person: SigningRecipient }) {
  const t = useTexts<typeof en>('signing');
  const words = useRequestWords();
  const time = useTime(person);
  const { name, email, isMe, isTurn, rejectReason } = person;
  return (
    <li className={styles['person']}>
      <PersonAvatar {...namesOf(person)} />
      <div className={styles['who']}>
        <span className={styles['name']}>
          {name} {isMe && <Mark>{t('list.you')}</Mark>}
        </span>
        <span className={styles['quiet']}>{email}</span>
        <span className={styles['state']}>
          <StatusBadge {...lookOfPerson(person)}>{words.person(person)}</StatusBadge>
          {isTurn && <Mark>{t('request.turn')}</Mark>}
          {time && <span className={styles['quiet']}>{time}</span>}
        </span>
        {rejectReason && <q className={styles['words']}>{rejectReason}</q>}
      </div>
      <PersonMenu person={person} request={request} onAsk={onAsk} />
    </li>
  );
}

/** When the last thing happened that counts. */
function useTime({ status, answeredDate, openedDate, remindedDate, invitedDate }: SigningRecipient): string | undefined {
  const t = useTexts<typeof en>('signing');
  const format = useFormat();
  if (answeredDate)
    return t(`request.personTimes.${status === 'Rejected' ? 'rejected' : 'signed'}`, { moment: format.moment(answeredDate) });
  if (openedDate) return t('request.personTimes.opened', { moment: format.moment(openedDate) });
  if (remindedDate) return t('request.personTimes.reminded', { moment: format.moment(remindedDate) });
  return invitedDate ? t('request.personTimes.invited', { moment: format.moment(invitedDate) }) : undefined;
}

function PersonMenu({ person, request, onAsk }: RequestPeopleProps & { person: SigningRecipient }) {
  const t = useTexts<typeof en>('signing');
  const isFixed = useReadOnly();
  const { permissions } = request;
  const isOpen = person.answeredDate === null;
  const mayRemind = permissions.remind && person.isTurn;
  const mayChange = permissions.changeEmail && isOpen;
  if (isFixed || !(mayRemind || mayChange)) return null;
  const label = t('request.actions.personMenu', { name: person.name });
  const trigger = (menu: MenuTrigger) => <IconButton {...menu} label={label} icon={IconDots} size={32} />;
  return (
    <Menu label={label} trigger={trigger} closesOnChoice>
      {mayRemind && (
        <MenuItem icon={IconAlarm} onSelect={() => onAsk({ question: 'remind', request, person })}>
          {t('request.actions.remind')}
        </MenuItem>
      )}
      {mayChange && (
        <MenuItem icon={IconMail} onSelect={() => onAsk({ question: 'email', request, person })}>
          {t('request.actions.changeEmail')}
        </MenuItem>
      )}
    </Menu>
  );
}
