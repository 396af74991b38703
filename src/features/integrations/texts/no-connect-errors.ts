import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enConnectErrors } from './en-connect-errors.ts';

export const noConnectErrors: TextsLike<typeof enConnectErrors> = {
  'integrations.ConnectionAlreadyExists': 'Systemet er allerede koblet til. Bytt nøkkelen, eller koble det fra først.',
  'integrations.NoPermission': 'Nøkkelen gir ikke tilgang til det som trengs: {words} Gi den mer tilgang der, og prøv igjen.',
  'integrations.CouldNotUpdateConnection':
    'Den nye nøkkelen åpner {opened}, mens {former} er koblet til. Den gamle nøkkelen brukes fortsatt. Koble fra først for å koble til en annen virksomhet.',
  'integrations.CouldNotDeleteConnection': 'Ansatte synkroniseres med dette systemet nå. Koble det fra når synkroniseringen er ferdig.',
  'integrations.MissingEmployeeToken': 'Lim inn ansattnøkkelen (employee token) fra Tripletex.',
  'integrations.MissingConsumerToken':
    'Denne serveren har ingen consumer token for Tripletex. Lim inn den ansattnøkkelen din er laget for.',
  'integrations.ClientNotFound': 'Nøkkelen åpner ikke lenger den klienten. Velg en annen.',
  'integrations.DepartmentNotFound': 'Avdelingen finnes ikke lenger. Velg en annen.',
  'integrations.NoAdministratorFound':
    'Uni Micro har ingen administrator for virksomheten som denne serveren kan se. Be kontakten deres hos Uni Micro gi Samspill tilgang.',
  'integrations.AddressExpired': 'Det har gått mer enn 15 minutter. Finn administratorene på nytt.',
  'authentication.WrongOtp': 'Feil kode. Sjekk den med administratoren, og prøv igjen.',
  'authentication.OtpExpired': 'Koden er utløpt eller prøvd for mange ganger. Send en ny.',
};
