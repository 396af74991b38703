import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: {
    file: 'Fil',
    fileTag: 'Mappe',
    folder: 'Mappe',
  },
  changed: {
    file: '{actor} endret filen «{what}»',
    fileTag: '{actor} endret mappen «{what}»',
    folder: '{actor} endret hvem som har tilgang til mappen «{what}»',
  },
  calls: {
    addLink: '{actor} la til lenken «{what}»',
    createTag: '{actor} opprettet mappen «{what}»',
    deleteFile: '{actor} slettet filen «{what}»',
    deleteFilesAndTags: '{actor} slettet «{what}»',
    removeTagFromFiles: '{actor} flyttet en fil ut av en mappe',
    renameFile: '{actor} ga filen navnet «{what}»',
    renameTag: '{actor} ga mappen navnet «{what}»',
    tagFiles: '{actor} flyttet en fil til en annen mappe',
    getFile: '{actor} åpnet «{what}»',
    exportFiles: '{actor} eksporterte en liste over filer',
    uploadFile: '{actor} lastet opp «{what}»',
    restoreFilesAndTags: '{actor} hentet tilbake «{what}»',
    eraseFilesAndTags: '{actor} slettet «{what}» for godt',
  },
  actions: {
    addCompanyUserLink: '{actor} la til lenken «{what}» {whose, select, you {på profilen din} own {på profilen sin} other {for {subject}}}',
    createCompanyUserTag:
      '{actor} opprettet mappen «{what}» {whose, select, you {på profilen din} own {på profilen sin} other {for {subject}}}',
    deleteCompanyUserFile:
      '{actor} slettet filen «{what}» {whose, select, you {på profilen din} own {på profilen sin} other {for {subject}}}',
    deleteCompanyUserFilesAndTags:
      '{actor} slettet «{what}» {whose, select, you {på profilen din} own {på profilen sin} other {for {subject}}}',
    removeTagFromCompanyUserFiles:
      '{actor} flyttet en fil ut av en mappe {whose, select, you {på profilen din} own {på profilen sin} other {for {subject}}}',
    renameCompanyUserFile:
      '{actor} ga filen navnet «{what}» {whose, select, you {på profilen din} own {på profilen sin} other {for {subject}}}',
    renameCompanyUserTag:
      '{actor} ga mappen navnet «{what}» {whose, select, you {på profilen din} own {på profilen sin} other {for {subject}}}',
    tagCompanyUserFiles:
      '{actor} flyttet en fil til en annen mappe {whose, select, you {på profilen din} own {på profilen sin} other {for {subject}}}',
    getCompanyUserFile:
      '{actor} åpnet «{what}» {whose, select, you {på profilen din} own {på profilen sin} other {på profilen til {subject}}}',
    uploadCompanyUserFile: '{actor} lastet opp «{what}» {whose, select, you {på profilen din} own {på profilen sin} other {for {subject}}}',
    restoreCompanyUserFilesAndTags:
      '{actor} hentet tilbake «{what}» {whose, select, you {på profilen din} own {på profilen sin} other {for {subject}}}',
    eraseCompanyUserFilesAndTags:
      '{actor} slettet «{what}» for godt {whose, select, you {på profilen din} own {på profilen sin} other {for {subject}}}',
    restoreCompanyFilesAndTags: '{actor} hentet tilbake «{what}»',
    eraseCompanyFilesAndTags: '{actor} slettet «{what}» for godt',
    exportCompanyUserFiles:
      '{actor} eksporterte en liste over filene {whose, select, you {på profilen din} own {på sin egen profil} other {til {subject}}}',
    exportCompanyFiles: '{actor} eksporterte en liste over felles dokumenter',
    addCompanyLink: '{actor} la til lenken «{what}»',
    createCompanyTag: '{actor} opprettet mappen «{what}»',
    deleteCompanyFile: '{actor} slettet filen «{what}»',
    deleteCompanyFilesAndTags: '{actor} slettet «{what}»',
    removeTagFromCompanyFiles: '{actor} flyttet en fil ut av en mappe',
    renameCompanyFile: '{actor} ga filen navnet «{what}»',
    renameCompanyTag: '{actor} ga mappen navnet «{what}»',
    tagCompanyFiles: '{actor} flyttet en fil til en annen mappe',
    uploadCompanyFile: '{actor} lastet opp «{what}»',
    uploadCompanyLogo: '{actor} byttet logoen',
    deleteCompanyLogo: '{actor} fjernet logoen',
    uploadProfileImage: '{actor} byttet {whose, select, you {bildet ditt} own {bildet sitt} other {bildet av {subject}}}',
    deleteProfileImage: '{actor} fjernet {whose, select, you {bildet ditt} own {bildet sitt} other {bildet av {subject}}}',
  },
};
