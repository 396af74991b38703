import { writtenOrganisationNumber } from '#features/company/contract/organisation-number.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { TwoLines } from '#ui/TwoLines.tsx';
import type { FoundParty } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

/** A known party among the suggestions, told from others of its name. */
export function PartyOption({ party }: { party: FoundParty | undefined }) {
  const t = useTexts<typeof en>('parties');
  if (!party) return null;
  const { name, kind, registryId } = party;
  return (
    <TwoLines about={registryId ? t('picker.number', { number: writtenOrganisationNumber(registryId) }) : t(`picker.kinds.${kind}`)}>
      {name}
    </TwoLines>
  );
}
