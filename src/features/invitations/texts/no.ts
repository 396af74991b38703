import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    'accesscontrol.NotAllowedToMakeAdmin': 'Du har ikke tilgang til å gjøre noen til systemadministrator.',
    'accesscontrol.NotAllowedToUpdateRole': 'Du kan ikke gi noen denne rollen.',
    'accesscontrol.MultipleAdminsRequireSubscription': 'Flere enn én systemadministrator krever et aktivt abonnement.',
    'people.EmailAlreadyExists': 'Noen i virksomheten har allerede denne e-posten. Inviter dem fra profilen i stedet.',
    'people.PersonAlreadyInvited': 'Denne personen er allerede invitert. Send en påminnelse i stedet.',
    'people.UserLimitReached': 'Abonnementet dekker ikke flere brukere.',
    'invitations.InvitationEmailExists': 'Det er allerede sendt en invitasjon til denne e-posten.',
    'invitations.ExistingUser': 'Denne personen har allerede tilgang til virksomheten.',
    'invitations.MissingId': 'Det mangler hvilken invitasjon det gjelder.',
    'invitations.NotFound': 'Invitasjonen finnes ikke.',
    'invitations.Used': 'Invitasjonen er allerede brukt.',
    'invitations.Cancelled': 'Invitasjonen er trukket tilbake.',
    'invitations.Expired': 'Invitasjonen har gått ut. Be om en ny.',
    'invitations.WrongLoggedInUser': 'Invitasjonen er til en annen e-post enn den du er logget inn med.',
  },
  status: {
    Pending: 'Sendt',
    Reminded: 'Påminnet',
    Opened: 'Åpnet',
    CredentialsCreated: 'Konto opprettet',
    FullUserCreated: 'Fullført',
    Cancelled: 'Trukket tilbake',
    expired: 'Utløpt',
  },
  roles: {
    systemadmin: 'Systemadministrator',
    hradmin: 'HR-administrator',
    officeadmin: 'Kontoradministrator',
    manager: 'Leder',
    employee: 'Ansatt',
    accountant: 'Regnskapsfører',
    boardmember: 'Styremedlem',
    gdpr: 'Personvernrådgiver',
  },
  mail: {
    roles: {
      systemadmin: 'systemadministrator',
      hradmin: 'HR-administrator',
      officeadmin: 'kontoradministrator',
      manager: 'leder',
      employee: 'ansatt',
      accountant: 'regnskapsfører',
      boardmember: 'styremedlem',
      gdpr: 'personvernrådgiver',
    },
    invitation: {
      subject: '{inviter} inviterer deg til {company}',
      heading: 'Velkommen til {company}',
      text: '{inviter} har invitert deg til {company} i Samspill.',
    },
    reminder: {
      subject: 'Påminnelse: Du er invitert til {company}',
      heading: '{company} venter på deg',
      text: '{inviter} minner om invitasjonen til {company} i Samspill.',
    },
    roleText: 'Du får rollen {role}.',
    until: 'Lenken er personlig og kan brukes til og med {day}.',
    action: 'Åpne invitasjonen',
    footer:
      'Du får denne e-posten fordi {inviter} hos {company} skrev inn adressen din. Kjenner du ikke avsenderen, kan du se bort fra den.',
  },
};
