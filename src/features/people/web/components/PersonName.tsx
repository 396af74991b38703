import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import type { CompanyUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { fullName } from '../person.ts';
import { pictureAddress } from '../public.ts';
import styles from './people.module.css';

/** A person in the list: a link to the profile. */
export function PersonName({ person }: { person: CompanyUser }) {
  const t = useTexts<typeof en>('people');
  return (
    <span className={styles['person']}>
      <PersonAvatar firstName={person.firstName} lastName={person.lastName} picture={pictureAddress(person)} />
      <Link className={styles['name']} to="/people/details" query={{ employeeId: person.id }}>
        {fullName(person)}
      </Link>
      {person.isExternal && <span className={styles['mark']}>{t('states.external')}</span>}
    </span>
  );
}
