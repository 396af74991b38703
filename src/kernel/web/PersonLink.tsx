import { Mark } from '#ui/Mark.tsx';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import { Link } from './Link.tsx';
import styles from './PersonLink.module.css';

interface PersonLinkProps {
  person: { id: string; firstName: string; lastName: string };
  /** The address of their picture. */
  picture: string | undefined;
  /** Words beside the name, such as "external". */
  marks?: readonly string[];
}

/** A person in a list: face and name, a link to the profile. */
export function PersonLink({ person: { id, firstName, lastName }, picture, marks = [] }: PersonLinkProps) {
  return (
    <span className={styles['person']}>
      <PersonAvatar firstName={firstName} lastName={lastName} picture={picture} />
      <Link className={styles['name']} to="/people/details" query={{ employeeId: id }}>
        {`${firstName} ${lastName}`.trim()}
      </Link>
      {marks.map((mark) => (
        <Mark key={mark}>{mark}</Mark>
      ))}
    </span>
  );
}
