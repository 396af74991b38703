import { PhoneLink } from '#kernel/web/PhoneLink.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import type { Contract } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './record.module.css';

/** Whom to turn to at the party. */
export function ContactCards({ contacts }: { contacts: Contract['contactInformation'] }) {
  const t = useTexts<typeof en>('contracts');
  if (contacts.length === 0) return null;
  return (
    <CardSection title={t('form.contacts')}>
      <StackedList gap={4}>
        {contacts.map(({ name, title, phoneCountryCode, phone, email }, index) => (
          // Contacts have no id.
          <li key={index} className={styles['entry']}>
            <strong>{name}</strong>
            {title && <span className={styles['quiet']}>{title}</span>}
            {phone && <PhoneLink code={phoneCountryCode} number={phone} />}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </li>
        ))}
      </StackedList>
    </CardSection>
  );
}
