import { Button } from '@mantine/core';
import { IconBuilding, IconSearch, IconUser } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import type { PartyKind } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

interface UnknownPartyProps {
  isBlocked: boolean;
  onSearch: () => void;
  onAdd: (kind: PartyKind) => void;
}

/** What may be done with a name that no party has: seek it in the business register, or add it as it is. */
export function UnknownParty({ isBlocked, onSearch, onAdd }: UnknownPartyProps) {
  const t = useTexts<typeof en>('parties');
  return (
    <ButtonRow>
      <Button variant="default" size="xs" disabled={isBlocked} leftSection={<IconSearch aria-hidden />} onClick={onSearch}>
        {t('picker.search')}
      </Button>
      <Button
        variant="subtle"
        size="xs"
        disabled={isBlocked}
        leftSection={<IconBuilding aria-hidden />}
        onClick={() => onAdd('organisation')}
      >
        {t('picker.addOrganisation')}
      </Button>
      <Button variant="subtle" size="xs" disabled={isBlocked} leftSection={<IconUser aria-hidden />} onClick={() => onAdd('person')}>
        {t('picker.addPerson')}
      </Button>
    </ButtonRow>
  );
}
