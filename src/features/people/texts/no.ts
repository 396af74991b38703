import type { en } from './en.ts';

export const no: typeof en = {
  errors: {
    'people.EmailAlreadyExists': 'Noen i virksomheten har allerede denne jobb-e-posten.',
    'accesscontrol.NotAllowedToUpdateRole': 'Du kan ikke gi noen denne rollen.',
    'accesscontrol.CannotReportToSelf': 'Ingen kan være sin egen leder.',
    'accesscontrol.InvalidReportingManager': 'Denne personen kan ikke være leder for noen. Velg en aktiv kollega som ikke er ekstern.',
    'accesscontrol.ReportingCircleExists': 'Da går det i ring: Den nye lederen rapporterer allerede til denne personen.',
  },
};
