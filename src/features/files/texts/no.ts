import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';
import { no as panel } from './no-panel.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    'files.InvalidFileName': 'Filen kan ikke hete dette. Unngå skråstreker og spesialtegn, og bruk høyst 255 tegn.',
    'files.InvalidFileType': 'Filer av denne typen kan ikke lagres her, eller filen er noe annet enn navnet sier.',
    'files.InvalidFileSize': 'Filen er for stor. En fil kan være 25 MB, et profilbilde 5 MB.',
    'files.EmptyFile': 'Filen er tom.',
    'files.DuplicateFile': 'Den samme filen ligger her allerede.',
    'files.SameName': 'Det ligger allerede en fil med dette navnet i mappen.',
    'files.StorageLimitReached': 'Virksomhetens lagringsplass er full. Slett det du ikke trenger lenger.',
    'files.StorageLimitReachedEmployee': 'Virksomhetens lagringsplass er full. Kontakt en administrator.',
    'files.InfectedFile': 'Det er virus i filen, så den ble ikke lagret.',
    'files.NotScanned': 'Filen kunne ikke sjekkes for virus. Prøv igjen om litt.',
    'files.InvalidUrl': 'Skriv en adresse som begynner med http eller https og ikke går til en bin- eller zip-fil.',
    'files.SameFolderName': 'Det finnes allerede en mappe med dette navnet.',
    'files.FolderIntoItself': 'En mappe kan ikke ligge i seg selv.',
    'files.FoldersTooDeep': 'Mapper kan ligge høyst ti nivåer dypt i hverandre.',
    'files.ReservedFolder': 'Selve mappen for felles dokumenter kan ikke endres.',
  },
  panel,
  attach: {
    folder: 'Mappe {number}',
    top: 'Ingen mappe',
    folderOf: 'Mappen til {name}',
    remove: 'Fjern mappen {name}',
    deleted:
      '{count, plural, one {# mappe blir borte} other {# mapper blir borte}} når du lagrer. Det som ligger i {count, plural, one {den} other {dem}}, kommer i mappen over.',
    stored: 'Flytt filer som ligger her fra før ({count})',
    noFolder: 'Her er det ingen mappe du kan legge filer i.',
    chooseFolder: 'Velg en mappe',
  },
};
