import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';
import { no as panel } from './no-panel.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    'files.InvalidFileName': 'Filen kan ikke hete dette. Unngå skråstreker og spesialtegn, og bruk høyst 255 tegn.',
    'files.InvalidFileType': 'Denne filtypen kan ikke lagres, eller innholdet stemmer ikke med filnavnet. Velg en annen fil.',
    'files.InvalidFileSize': 'Filen er for stor. En fil kan være 25 MB, et profilbilde 5 MB.',
    'files.EmptyFile': 'Filen er tom. Velg en annen fil.',
    'files.DuplicateFile': 'Den samme filen ligger allerede her. Du trenger ikke laste den opp på nytt.',
    'files.SameName': 'Det ligger allerede en fil med dette navnet i mappen. Gi filen et annet navn og prøv igjen.',
    'files.VersionMissing': 'Send versjonen av hver fil, eller ingen.',
    'files.StorageLimitReached':
      'Lagringsplassen til virksomheten er full. Slett det dere ikke trenger, og slett det også fra Nylig slettet.',
    'files.StorageLimitReachedEmployee': 'Lagringsplassen til virksomheten er full. Be en administrator frigjøre plass.',
    'files.InfectedFile': 'Filen inneholder virus og ble ikke lagret. Slett den fra maskinen din.',
    'files.NotScanned': 'Filen kunne ikke sjekkes for virus. Prøv igjen om litt.',
    'files.InvalidUrl': 'Skriv inn en adresse som begynner med http eller https og ikke går til en bin- eller zip-fil.',
    'files.SameFolderName': 'Det finnes allerede en mappe med dette navnet. Velg et annet navn.',
    'files.FolderIntoItself': 'En mappe kan ikke flyttes inn i seg selv. Velg en annen mappe.',
    'files.FoldersTooDeep': 'Mapper kan ligge høyst ti nivåer dypt. Velg en mappe høyere opp.',
    'files.ReservedFolder': 'Den øverste mappen for felles dokumenter kan ikke endres. Endre en mappe inni den.',
    'files.ChooseContent':
      'Tilgangen til mappen er begrenset, og flere kan se mappen over. Velg om filene i den skal slettes eller flyttes dit.',
  },
  panel,
  attach: {
    folder: 'Mappe {number}',
    top: 'Ingen mappe',
    folderOf: 'Mappen til {name}',
    remove: 'Fjern mappen {name}',
    deleted:
      '{count, plural, one {# mappe fjernes} other {# mapper fjernes}} når du lagrer. Filene i {count, plural, one {den} other {dem}} flyttes til mappen over.',
    stored: 'Flytt filer som ligger her fra før ({count})',
    noFolder: 'Det er ingen mappe her du kan legge filer i.',
    chooseFolder: 'Velg en mappe',
  },
};
