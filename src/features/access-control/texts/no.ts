import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';
import { no as chart } from './no-chart.ts';
import { no as explain } from './no-explain.ts';
import { no as items } from './no-items.ts';
import { no as page } from './no-page.ts';

export const no: TextsLike<typeof en> = {
  ...chart,
  ...explain,
  ...items,
  ...page,
  errors: {
    'accesscontrol.FeatureMissing': 'Tilgangsstyring er ikke slått på i virksomheten. Be en systemadministrator slå den på.',
    'accesscontrol.NotAcknowledged': 'Tilgangsstyring er ikke satt opp ennå. En systemadministrator må velge daglig leder først.',
    'accesscontrol.AlreadyAcknowledged': 'Tilgangsstyring er allerede satt opp.',
    'accesscontrol.InvalidDirector': 'Denne personen kan ikke være daglig leder. Velg en aktiv kollega som ikke er ekstern.',
    'accesscontrol.NotAllowedToSeeRoles': 'Du har ikke tilgang til å se rollene. Be en systemadministrator om tilgang.',
    'accesscontrol.NotAllowedToSeeUserList': 'Du har ikke tilgang til å se brukerlisten. Be en systemadministrator om tilgang.',
    'accesscontrol.NotAllowedToSeeHierarchy': 'Du har ikke tilgang til å se organisasjonskartet. Be en systemadministrator om tilgang.',
    'accesscontrol.NotAllowedToSetHierarchy': 'Du har ikke tilgang til å endre organisasjonskartet. Be en systemadministrator om tilgang.',
    'accesscontrol.NotAllowedToUpdateRole': 'Du har ikke tilgang til å endre roller. Be en systemadministrator om tilgang.',
    'accesscontrol.NotAllowedToMakeAdmin': 'Bare en systemadministrator kan gjøre noen til systemadministrator. Spør en av dem.',
    'accesscontrol.NotAllowedToUpdateReportingManager':
      'Du kan bare flytte folk innenfor ditt eget team. Be en administrator flytte andre.',
    'accesscontrol.RoleDoesNotExist': 'Rollen finnes ikke. Velg en annen.',
    'accesscontrol.CannotUpdateUserRole':
      'Rollen til denne personen kan ikke endres nå. Er personen deaktivert, aktiverer du personen først.',
    'accesscontrol.OnlySystemAdmin': 'Dette er den eneste systemadministratoren. Gjør noen andre til systemadministrator først.',
    'accesscontrol.HasSubordinates': 'Andre har denne personen som nærmeste leder. Gi dem en ny leder først.',
    'accesscontrol.ExternalCannotHaveSubordinates': 'Eksterne kan ikke være leder for andre. Gi medarbeiderne en ny leder først.',
    'accesscontrol.MultipleAdminsRequireSubscription':
      'Flere enn én systemadministrator krever et aktivt abonnement. En systemadministrator kan ordne det under Abonnement.',
    'people.UserLimitReached':
      'Abonnementet har plass til {limit} ansatte, og {used} plasser er i bruk. En systemadministrator kan gjøre plass til flere under Abonnement.',
    'accesscontrol.CannotReportToSelf': 'Ingen kan være sin egen leder. Velg en annen leder.',
    'accesscontrol.InvalidReportingManager': 'Velg en aktiv kollega som ikke er ekstern, som leder. Eksterne har ingen leder.',
    'accesscontrol.ReportingCircleExists': 'Da ville noen bli sin egen leder gjennom andre. Velg en annen leder.',
    'accesscontrol.FailedToSetManager': 'Lederen kunne ikke endres, fordi personen er deaktivert. Aktiver personen først.',
    'accesscontrol.CannotViewAs': 'Du kan ikke se Samspill som denne personen. Velg en annen.',
    'accesscontrol.CannotShutOutSelf': 'Du kan ikke fjerne din egen tilgang. Behold full tilgang for deg selv.',
  },
  roles: {
    systemadmin: { name: 'Systemadministrator', description: 'Ser og endrer alt, gir roller og tar seg av abonnementet.' },
    hradmin: { name: 'HR-administrator', description: 'Tar seg av ansatte, fravær og arbeidsavtaler for hele virksomheten.' },
    officeadmin: {
      name: 'Kontoradministrator',
      description: 'Tar seg av dokumenter, avtaler og virksomhetens innstillinger, og kan lese om ansatte.',
    },
    manager: { name: 'Leder', description: 'Følger opp sitt eget team: profiler, fravær og planer for dem som har personen som leder.' },
    employee: { name: 'Ansatt', description: 'Har sin egen profil, sitt fravær og sine dokumenter, og finner kollegaene i ansattlisten.' },
    accountant: { name: 'Regnskapsfører', description: 'Ekstern. Henter ut det lønn og regnskap trenger, og kan lese avtaler.' },
    boardmember: { name: 'Styremedlem', description: 'Ekstern. Kan lese felles dokumenter og avtaler.' },
    gdpr: { name: 'Personvernrådgiver', description: 'Ekstern. Fører behandlingsprotokollen og kan lese felles dokumenter.' },
  },
};
