/** What calls of the requester are refused with. */
export const noErrors = {
  'signing.PdfRequired': 'Dokumentet må være en PDF. Velg én PDF-fil.',
  'signing.PdfEncrypted': 'PDF-en er beskyttet med passord. Lagre den uten beskyttelse og last den opp på nytt.',
  'signing.PdfForm': 'PDF-en er et dynamisk skjema som kan se ulikt ut for hver leser. Skriv den ut til en ny PDF og last opp den.',
  'signing.PdfDamaged': 'PDF-en er skadet og kan ikke signeres. Skriv den ut til en ny PDF og last opp den.',
  'signing.PdfSigned':
    'PDF-en er allerede signert, og en ny signatur ville gjøre den ugyldig. Send den som vedlegg, eller skriv den ut til en ny PDF.',
  'signing.FileSizeExceeded': 'Dokumentet og vedleggene kan være 25 MB til sammen. Velg mindre filer.',
  'signing.TooManyAttachments': 'En forespørsel kan ha høyst fem vedlegg. Fjern noen av dem.',
  'signing.UnknownFile': 'Filen er ikke der lenger. Last den opp på nytt.',
  'signing.SamePerson': 'Samme person er satt opp to ganger. Hver person kan signere én gang.',
  'signing.UnknownPerson': 'Noen du har valgt, jobber ikke her lenger. Velg en annen.',
  'signing.MethodNotOffered': 'Denne metoden er ikke tilgjengelig her. Velg en annen.',
  'signing.LocationClosed': 'Du kan ikke legge filer der. Velg et annet sted for det signerte dokumentet.',
  'signing.OutOfSignatures': 'Alle signaturene i abonnementet er brukt. Kjøp flere for å sende dokumenter.',
  'signing.NotPossible': 'Dette er ikke lenger mulig. Åpne forespørselen på nytt for å se statusen.',
  'signing.ContractOfAnother': 'Dette er avtalen til en annen. Velg den som avtalen gjelder.',
  'signing.ProfileLocked': 'Profilen er låst fordi personen er deaktivert. Velg en annen, eller aktiver personen først.',
  'signing.NobodyToRemind': 'Det er ingen å minne på det nå. Alle som står for tur, har svart.',
  'signing.RemindedRecently': 'Det ble sendt en påminnelse for under en time siden. Vent litt før du sender en ny.',
  'signing.AlreadyAnswered': 'Personen har allerede svart, så du kan ikke endre adressen.',
  'signing.NotLater': 'Velg en dag som er senere enn fristen og ikke er passert.',
  'signing.ContractReopened':
    'Signeringen av avtalen ble avsluttet da fristen gikk ut. Er avtalen et utkast, må du ferdigstille den. Send den så på nytt.',
  'signing.AnnulledDeleted': 'Dokumentet som skulle annulleres, er slettet, så du kan ikke forlenge fristen for annulleringen.',
  'signing.SignerErased':
    'En av personene er siden slettet og kan ikke signere mer, så du kan verken annullere forespørselen eller forlenge fristen. Send et nytt dokument til dem som skal signere.',
  'signing.WrongName': 'Navnet stemmer ikke. Skriv navnet på forespørselen nøyaktig slik det vises.',
  'signing.AlreadyInRegister': 'Dokumentet ligger allerede under Avtaler.',
  'signing.AlreadyAnnulled': 'Dokumentet er allerede annullert, eller noen er bedt om å annullere det.',
  'signing.SealKeyFailed': 'Nøkkelen til forseglingen kunne ikke brukes. Spør dem som drifter Samspill for dere, og prøv igjen.',
  'signing.NoTimeStamp': 'Ingen tidsstempeltjeneste svarte. Prøv igjen senere.',
  'signing.SealNotVerified':
    'Den forseglede filen var ikke riktig, så vi forkastet den. Prøv igjen. Mislykkes det på nytt, spør du dem som drifter Samspill for dere.',
};
