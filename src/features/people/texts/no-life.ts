import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en-life.ts';

export const no: TextsLike<typeof en> = {
  'people.UserLimitReached':
    'Abonnementet har plass til {limit} ansatte, og {used} plasser er i bruk. En systemadministrator kan gjøre plass til flere under Abonnement.',
  'people.ResponsibleForContracts': 'Personen er ansvarlig for avtaler. Overfør dem til noen andre først.',
  'people.HandOverFirst': 'Personen har fortsatt ansvar for noe. Overfør det til noen andre først.',
  'people.ProfileIncomplete': 'Noe mangler fortsatt i profilen. Fyll ut feltene som er merket, og prøv igjen.',
  'people.DeactivateFirst': 'Personen har fortsatt tilgang. Deaktiver personen først, og slett deretter.',
  'accesscontrol.CannotDeactivateManager': 'Andre har denne personen som nærmeste leder. Gi dem en ny leder først.',
  'accesscontrol.OnlySystemAdmin': 'Dette er den eneste systemadministratoren. Gjør noen andre til systemadministrator først.',
  'accesscontrol.ExternalCannotHaveSubordinates': 'Eksterne kan ikke være leder for andre. Gi medarbeiderne en ny leder først.',
  'accesscontrol.MultipleAdminsRequireSubscription':
    'Flere enn én systemadministrator krever et aktivt abonnement. En systemadministrator kan ordne det under Abonnement.',
};
