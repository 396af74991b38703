import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en-life.ts';

export const no: TextsLike<typeof en> = {
  'people.UserLimitReached':
    'Abonnementet har plass til {limit} ansatte, og {used} plasser er i bruk. Endre abonnementet for å få plass til flere.',
  'people.ResponsibleForContracts': 'Personen er ansvarlig for avtaler. Overlat dem til en annen først.',
  'people.HandOverFirst': 'Personen har fortsatt ansvar for noe. Overlat det til en annen først.',
  'people.ProfileIncomplete': 'Noe mangler fortsatt i profilen. Fyll ut feltene som er merket, og prøv igjen.',
  'people.DeactivateFirst': 'Personen kan logge inn. Deaktiver personen først, så kan du slette.',
  'accesscontrol.CannotDeactivateManager': 'Noen har denne personen som leder. Flytt medarbeiderne til en annen leder først.',
  'accesscontrol.OnlySystemAdmin': 'Dette er den eneste systemadministratoren. Gjør noen andre til systemadministrator først.',
  'accesscontrol.ExternalCannotHaveSubordinates': 'Eksterne kan ikke ha medarbeidere under seg. Flytt dem til en annen leder først.',
  'accesscontrol.MultipleAdminsRequireSubscription':
    'Flere enn én systemadministrator krever et aktivt abonnement. Velg først en plan under Abonnement.',
};
