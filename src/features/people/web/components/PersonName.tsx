import { PersonLink } from '#kernel/web/PersonLink.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { CompanyUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { pictureAddress } from '../public.ts';

/** A person in the list: a link to the profile. */
export function PersonName({ person }: { person: CompanyUser }) {
  const t = useTexts<typeof en>('people');
  return <PersonLink person={person} picture={pictureAddress(person)} marks={person.isExternal ? [t('states.external')] : []} />;
}
