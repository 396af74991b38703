/** The same in Norwegian. */
export const noImportErrors = {
  ImportFileSize: 'Filen er større enn 10 MB. Del listen i flere filer.',
  ImportFileType: 'Dette er verken en Excel-fil (.xlsx) eller en tekstfil med kolonner (.csv). Lagre listen som en av dem og prøv igjen.',
  ImportFileLocked: 'Filen er beskyttet med passord. Fjern passordet og prøv igjen.',
  ImportFileUnreadable: 'Filen er skadet eller ufullstendig. Åpne den, lagre den på nytt og prøv med den nye filen.',
  ImportTooManyRows: 'Listen har mer enn 20 000 rader. Del den i flere filer.',
  ImportTooManyColumns: 'Listen har mer enn 100 kolonner. Fjern dem du ikke trenger.',
  ImportNoRows: 'Det er ingen rader i filen. Velg en fil med minst én rad under overskriftene.',
  ImportDateOrderMissing: 'Velg først om det er dagen eller måneden som står først i datoene.',
  ImportUndone: 'Denne importen er angret. Velg filen på nytt for å importere den en gang til.',
  ImportNotDone: 'Bare en ferdig import kan angres. Vent til den er ferdig.',
  ImportTooOld: 'Denne importen er mer enn 30 dager gammel og kan ikke lenger angres. Endre radene én for én.',
};
