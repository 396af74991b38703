import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFilesAudit } from './en-files-audit.ts';

/** What the log says of the files of requests and breaches. */
export const noFilesAudit: TextsLike<typeof enFilesAudit> = {
  uploadFileOfRequest: '{actor} la filen «{what}» til en henvendelse om personopplysninger',
  addLinkOfRequest: '{actor} la lenken «{what}» til en henvendelse om personopplysninger',
  renameFileOfRequest: '{actor} ga filen «{what}» i en henvendelse om personopplysninger nytt navn',
  deleteFileOfRequest: '{actor} slettet filen «{what}» i en henvendelse om personopplysninger',
  getFileOfRequest: '{actor} åpnet «{what}» i en henvendelse om personopplysninger',
  tagFilesOfRequest: '{actor} flyttet en fil i en henvendelse om personopplysninger til en annen mappe',
  removeTagFromFilesOfRequest: '{actor} flyttet en fil i en henvendelse om personopplysninger ut av en mappe',
  deleteFilesAndTagsOfRequest: '{actor} slettet «{what}» i en henvendelse om personopplysninger',
  createTagOfRequest: '{actor} opprettet mappen «{what}» i en henvendelse om personopplysninger',
  renameTagOfRequest: '{actor} ga mappen «{what}» i en henvendelse om personopplysninger nytt navn',
  restoreFilesAndTagsOfRequest: '{actor} hentet tilbake «{what}» i en henvendelse om personopplysninger',
  eraseFilesAndTagsOfRequest: '{actor} slettet «{what}» i en henvendelse om personopplysninger for godt',
  exportFilesOfRequest: '{actor} eksporterte en liste over filene i en henvendelse om personopplysninger',
  uploadFileOfBreach: '{actor} la filen «{what}» til et brudd på personopplysningssikkerheten',
  addLinkOfBreach: '{actor} la lenken «{what}» til et brudd på personopplysningssikkerheten',
  renameFileOfBreach: '{actor} ga filen «{what}» i et brudd på personopplysningssikkerheten nytt navn',
  deleteFileOfBreach: '{actor} slettet filen «{what}» i et brudd på personopplysningssikkerheten',
  getFileOfBreach: '{actor} åpnet «{what}» i et brudd på personopplysningssikkerheten',
  tagFilesOfBreach: '{actor} flyttet en fil i et brudd på personopplysningssikkerheten til en annen mappe',
  removeTagFromFilesOfBreach: '{actor} flyttet en fil i et brudd på personopplysningssikkerheten ut av en mappe',
  deleteFilesAndTagsOfBreach: '{actor} slettet «{what}» i et brudd på personopplysningssikkerheten',
  createTagOfBreach: '{actor} opprettet mappen «{what}» i et brudd på personopplysningssikkerheten',
  renameTagOfBreach: '{actor} ga mappen «{what}» i et brudd på personopplysningssikkerheten nytt navn',
  restoreFilesAndTagsOfBreach: '{actor} hentet tilbake «{what}» i et brudd på personopplysningssikkerheten',
  eraseFilesAndTagsOfBreach: '{actor} slettet «{what}» i et brudd på personopplysningssikkerheten for godt',
  exportFilesOfBreach: '{actor} eksporterte en liste over filene i et brudd på personopplysningssikkerheten',
};
