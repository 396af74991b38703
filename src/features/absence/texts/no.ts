import type { en } from './en.ts';
import { no as calendar } from './no-calendar.ts';
import { noCard } from './no-card.ts';
import { noCompany } from './no-company.ts';
import { noDecide } from './no-decide.ts';
import { no as home } from './no-home.ts';
import { noMine } from './no-mine.ts';
import { outputNo } from './no-output.ts';
import { noPerson } from './no-person.ts';
import { noRequest } from './no-request.ts';
import { noSettings } from './no-settings.ts';
import { noSummary } from './no-summary.ts';

export const no: typeof en = {
  ...calendar,
  errors: {
    'absence.NotAcknowledged': 'Fraværskalenderen er ikke åpnet for virksomheten ennå. En administrator kan gjøre det.',
    'absence.AlreadyAcknowledged': 'Fraværskalenderen er allerede åpnet.',
    'absence.InvalidDates': `{why, select,
      order {Siste dag er før første dag. Velg en senere siste dag.}
      long {Fraværet kan vare i høyst ett år. Velg en tidligere siste dag.}
      far {Fraværet må begynne innen ett år. Velg en tidligere dag.}
      past {Du kan søke fra i dag av. Be lederen din registrere dager som har vært.}
      daysBack {Du kan registrere dette {days} dager tilbake. Be lederen din registrere det som er eldre.}
      yearBack {Fravær kan registreres høyst ett år tilbake. Velg en senere dag.}
      half {En halv dag gjelder bare én dag. Velg samme dag i begge feltene, eller hele dager.}
      other {Disse datoene kan ikke brukes. Velg andre datoer.}
    }`,
    'absence.NotEnoughAvailableAbsenceDays': 'Det er ikke nok feriedager igjen. Velg færre dager eller en annen type.',
    'absence.OverlappingRequests': 'Det finnes allerede et fravær disse dagene. Velg andre dager, eller endre det som er der.',
    'absence.GivesVacationBack': 'Sykefraværet ligger i en ferie som er lagt inn. Bekreft at feriedagene gis tilbake.',
    'absence.HalfDayDisabled': 'Virksomheten bruker ikke halve dager. Velg hele dager.',
    'absence.NoWorkingDays': 'Det er ingen arbeidsdager i denne perioden. Velg dager med minst én arbeidsdag.',
    'absence.FailedToAdd': 'Du kan bare legge inn fravær for aktive ansatte, ikke for eksterne. Velg en annen.',
    'absence.FailedToUpdate': 'Fraværet kan ikke endres, for personen er ikke aktiv. Aktiver personen først.',
    'absence.AlreadyDeleted': 'Dette fraværet er allerede slettet.',
    'absence.PendingDeleteAlready': 'Det er allerede søkt om å slette dette fraværet. Vent på svaret.',
    'absence.NotWaiting': 'Dette venter ikke lenger på en avgjørelse. Oppdater siden for å se hva som har skjedd.',
    'absence.AlreadyDecided': 'Dette er allerede avgjort. Oppdater siden for å se svaret.',
    'absence.CannotDecline':
      'Sykefravær, omsorgsdager og lovfestet permisjon kan ikke avslås. Be den det gjelder rette det hvis noe er feil.',
    'absence.OwnRequest': 'Du kan ikke behandle din egen søknad. Lederen din eller en administrator må gjøre det.',
    'absence.UndoTooLate': 'Det er for sent å angre dette. Åpne fraværet eller overføringen for å endre det som ble gjort.',
    'absence.InvalidDeputy': 'Velg en annen aktiv kollega som avgjør fravær: en leder eller en administrator.',
    'absence.PromptNotFound': 'Det er for sent å angre dette: Påminnelsen venter ikke lenger på å bli sendt.',
    'absence.NobodyToPrompt': 'Ingen her har feriedager igjen.',
    'absence.NothingToExport': 'Det er ingenting å eksportere i denne perioden. Velg en annen periode.',
    'absence.TooManyFeeds': 'Du har allerede ti kalenderadresser. Slett en du ikke bruker lenger.',
    'vacation.NoPermissionToUpdate': 'Du kan ikke endre feriedagene til denne personen. Be en administrator gjøre det.',
    'vacation.RequesterIdMissing': 'Vi vet ikke hvem dette gjelder. Åpne personen på nytt.',
    'vacation.DaysOutOfRange': 'Velg fra 1 til 365 dager.',
    'vacation.BalanceBelowZero': 'Saldoen blir under null. Bekreft det, eller trekk fra færre dager.',
    'vacation.NotEnoughAvailableAbsenceDays': 'Det er ikke så mange dager igjen å overføre. Det må søkes om færre dager.',
    'vacation.TransferFailed': 'Dagene kan ikke overføres, for personen er ikke en aktiv ansatt. Velg en annen, eller avslå overføringen.',
  },
  page: {
    title: 'Ferie og fravær',
    lead: 'Hvem som er borte når, og hvor mange dager du har igjen.',
    tabs: { company: 'Kalender', personal: 'Mitt fravær', summary: 'Oversikt', settings: 'Innstillinger' },
  },
  types: home.types,
  /** Where there is room for two letters; no two of them are the same. */
  typesShort: {
    Absence: 'Fr',
    Vacation: 'Fe',
    HomeOffice: 'Hj',
    SickLeaveSelfReported: 'Eg',
    SickLeaveMedicalReported: 'Sy',
    CareDays: 'Om',
    TimeOff: 'Av',
    Leave: 'Pe',
    Other: 'An',
    OffsiteWork: 'Ar',
  },
  commentLength: {
    near: '{length} av {longest} tegn',
    tooLong: 'Skriv høyst {longest} tegn. Dette er {length}.',
  },
  portions: { FullDay: 'Hel dag', FirstHalf: 'Første halvdel', LastHalf: 'Siste halvdel' },
  statuses: {
    Unspecified: 'Ikke angitt',
    Created: 'Til godkjenning',
    Approved: 'Godkjent',
    Declined: 'Avslått',
    PendingForDeletion: 'Sletting til godkjenning',
    ApprovedDelete: 'Sletting godkjent',
    DeclinedDelete: 'Sletting avslått',
    Deleted: 'Slettet',
    PendingForUpdate: 'Endring til godkjenning',
    ApprovedUpdate: 'Endring godkjent',
    DeclinedUpdate: 'Endring avslått',
    RequestUpdated: 'Søknad endret',
    UpdateCancelled: 'Endring trukket tilbake',
  },
  transferStatuses: { pending: 'Til godkjenning', approved: 'Godkjent', declined: 'Avslått' },
  days: '{days, plural, one {# dag} other {# dager}}',
  card: noCard,
  company: noCompany,
  decide: noDecide,
  mine: noMine,
  output: outputNo,
  person: noPerson,
  request: noRequest,
  settings: noSettings,
  summary: noSummary,
};
