import { PhoneLink } from '#kernel/web/PhoneLink.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { StackedList } from '#ui/StackedList.tsx';
import type { CompanyUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './profile.module.css';

/** The emergency contacts, the most important first (people.31). */
export function NextOfKin({ contacts }: { contacts: NonNullable<CompanyUser['emergencyContacts']> }) {
  const t = useTexts<typeof en>('people');
  return (
    <>
      {contacts.length === 0 && <p className={styles['remarks']}>{t('profile.noContacts')}</p>}
      <StackedList>
        {contacts.map(({ fullName, relation, phoneCountryCode, phone }) => (
          <li key={`${fullName} ${phone}`}>
            <div className={styles['kinName']}>{fullName}</div>
            {relation && <div className={styles['nothing']}>{relation}</div>}
            <PhoneLink code={phoneCountryCode} number={phone} />
          </li>
        ))}
      </StackedList>
    </>
  );
}
