import { writtenOrganisationNumber } from '#features/company/contract/organisation-number.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { FoundParty } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './picker.module.css';

/** A known party among the suggestions, told from others of its name. */
export function PartyOption({ party }: { party: FoundParty | undefined }) {
  const t = useTexts<typeof en>('parties');
  if (!party) return null;
  const { name, kind, registryId } = party;
  return (
    <span className={styles['words']}>
      {name}
      <span className={styles['about']}>
        {registryId ? t('picker.number', { number: writtenOrganisationNumber(registryId) }) : t(`picker.kinds.${kind}`)}
      </span>
    </span>
  );
}
