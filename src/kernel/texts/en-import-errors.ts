/** What every import of a list refuses in the same words. */
export const enImportErrors = {
  ImportFileSize: 'The file is larger than 10 MB. Split the list into several files.',
  ImportFileType: 'This is not an Excel file (.xlsx) or a text file with columns (.csv). Save the list as one of those and try again.',
  ImportFileLocked: 'The file is protected by a password. Remove the password and try again.',
  ImportFileUnreadable: 'The file is damaged or cut off. Open it, save it again and try with the new file.',
  ImportTooManyRows: 'The list has more than 20,000 rows. Split it into several files.',
  ImportTooManyColumns: 'The list has more than 100 columns. Remove those that you do not need.',
  ImportNoRows: 'There are no rows in the file. Choose a file with at least one row below the headings.',
  ImportDateOrderMissing: 'Choose first whether the day or the month comes first in the dates.',
  ImportUndone: 'This import has been undone. Choose the file again to import it once more.',
  ImportNotDone: 'Only a finished import can be undone. Wait until it is done.',
  ImportTooOld: 'This import is more than 30 days old and can no longer be undone. Change the rows one by one.',
};
