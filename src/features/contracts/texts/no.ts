import { codesUnder, type TextsLike } from '#kernel/contract/texts.ts';
import { noImportErrors } from '#kernel/texts/no-import-errors.ts';
import type { en } from './en.ts';
import { noList } from './no-list.ts';
import { noImport } from './no-import.ts';
import { noForm } from './no-form.ts';
import { noRecord } from './no-record.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    ...codesUnder('contracts', noImportErrors),
    'contracts.LimitReached':
      'Abonnementet dekker {limit, plural, one {# avtale} other {# avtaler}}. Slett avtaler som er utløpt, eller utvid abonnementet.',
    'contracts.NothingToHandOver': 'Det er ingenting å overføre. Personen har ikke ansvar for noen avtaler, eller er den som skal få dem.',
    'contracts.NotResponsible': 'Velg en som jobber her og har tilgang til avtaler.',
    'contracts.CannotGoBack':
      'Avtalene blir der de er. Personen som hadde dem, jobber ikke her lenger, eller har ikke lenger tilgang til avtaler.',
    'contracts.NotRecipient': 'Velg en som jobber her og har tilgang til Samspill.',
    'contracts.UnknownParty': 'Parten finnes ikke lenger. Velg en annen, eller skriv navnet.',
    'contracts.UnknownParent': 'Avtalen som dette er et tillegg til, finnes ikke lenger. Velg en annen.',
    'contracts.WrongName': 'Skriv navnet på avtalen nøyaktig slik det vises: {name}',
    'contracts.HasAmendments':
      '{count, plural, one {Ett tillegg hører} other {# tillegg hører}} til avtalen. Slett {count, plural, one {det} other {dem}} først.',
    'contracts.NoNumber': 'Parten har ikke noe organisasjonsnummer å slå opp i Enhetsregisteret. Legg inn nummeret først.',
    'contracts.RegisterChanged': 'Opplysningene i Enhetsregisteret er endret siden du åpnet dette. Se over dem på nytt.',
    'contracts.ImportTooLarge': 'Filen inneholder mye mer enn en avtaleliste. Kopier selve listen til en ny fil og prøv igjen.',
    'contracts.ImportIntervalMissing': 'Velg først om verdiene er per måned, år eller time.',
    'contracts.ImportNothingToDo': 'Ingen rader i listen legger til eller endrer en avtale. Sjekk kolonnene og radene.',
    'contracts.ImportRowsFailed': 'Noen rader ble ikke importert, fordi noe var endret etter kontrollen. Importer de radene på nytt.',
    'contracts.ImportRowsKept':
      'Noen avtaler er beholdt. Listen viser hvorfor for hver av dem. Endre avtalene selv hvis noe skal være annerledes.',
    'contracts.NoDates': 'Det finnes ingen frist å regne fra. Legg til en sluttdato først.',
  },
  list: noList,
  form: noForm,
  record: noRecord,
  import: noImport,
  status: { active: 'Aktiv', inactive: 'Inaktiv', termination: 'Oppsagt', onTrial: 'I prøveperiode', expired: 'Utløpt' },
  types: { automatic: 'Fornyes automatisk', ending: 'Avsluttes' },
  intervals: { month: 'per måned', year: 'per år', hour: 'per time' },
  lights: { Green: 'Grønt', Yellow: 'Gult', Red: 'Rødt' },
  terms: { day: '{number, plural, one {# dag} other {# dager}}', month: '{number, plural, one {# måned} other {# måneder}}' },
  why: {
    inactive: 'Avtalen er inaktiv, så frister regnes ikke ut.',
    noEnd: 'Avtalen har ingen sluttdato, så det er ingenting å regne fra.',
    firstEnd: 'Den første perioden varer til {date}.',
    onlyEnd: 'Avtalen varer til {date}.',
    renewed: 'Fornyet med {interval}{times, plural, one {} other { # ganger}} varer perioden til {date}.',
    noInterval: 'Den fornyes, men fornyelsesperioden mangler, så senere perioder regnes ikke ut.',
    terminated: 'Avtalen er sagt opp. Perioden som varer til {date}, er den siste.',
    noticePast: 'Oppsigelsesfristen {date} er passert, så avtalen kan ikke lenger stoppes for den perioden.',
    notice: 'Du må si opp {interval} før: innen {date}.',
    actBefore: '{from} er ikke en arbeidsdag, så fristen er {date}.',
    expired: 'Avtalen ble avsluttet {date}.',
  },
};
