import { VisuallyHidden } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import { tip } from '#ui/tip.ts';
import type { SigningRecipient, SigningRequestItem } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { lookOfPerson, useRequestWords } from '../request-words.ts';
import styles from './people-states.module.css';

const most = 5;

/** The people of a request as a row, each with their state; who signs in order is joined by a line. */
export function PeopleStates({ request }: { request: Pick<SigningRequestItem, 'name' | 'recipients' | 'isInOrder'> }) {
  const t = useTexts<typeof en>('signing');
  const words = useRequestWords();
  const { recipients, isInOrder } = request;
  const shown = recipients.length > most ? recipients.slice(0, most - 1) : recipients;
  const rest = recipients.length - shown.length;
  const signed = recipients.filter(({ status }) => status === 'Completed').length;
  return (
    <span className={styles['people']}>
      <ul className={styles['row']} data-in-order={isInOrder || undefined} aria-label={t('list.peopleOf', { name: words.name(request) })}>
        {shown.map((person) => (
          <PersonState key={person.recipientId} person={person} />
        ))}
        {rest > 0 && <li className={styles['rest']}>{t('list.morePeople', { count: rest })}</li>}
      </ul>
      <span className={styles['count']}>{t('list.signedOf', { signed, all: recipients.length })}</span>
    </span>
  );
}

function PersonState({ person }: { person: SigningRecipient }) {
  const t = useTexts<typeof en>('signing');
  const words = useRequestWords();
  const { tone, icon: Sign } = lookOfPerson(person);
  const text = t('list.personStatus', { name: person.isMe ? t('list.you') : person.name, status: words.person(person) });
  return (
    <li className={styles['person']} data-turn={person.isTurn || undefined} {...tip(text)}>
      <PersonAvatar {...namesOf(person)} />
      <span className={styles['mark']} data-tone={tone}>
        <Sign aria-hidden size={11} stroke={2.5} />
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </li>
  );
}

/** First and last name, as far as a written name has them. */
export function namesOf({ name }: Pick<SigningRecipient, 'name'>): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.at(-1) ?? '' };
}
