import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enComparisonErrors } from './en-comparison-errors.ts';

/** Why people were not compared. */
export const noComparisonErrors: TextsLike<typeof enComparisonErrors> = {
  'integrations.CompanyConnectionNotFound': 'Dette systemet er ikke koblet til. Koble det til først.',
  'integrations.InvalidToken': 'Det andre systemet godtar ikke nøkkelen. Lag en ny der, og legg den inn her.',
  'integrations.CouldNotFetchExternalUsers':
    'Vi kunne ikke hente de ansatte fra det andre systemet. Sjekk hva nøkkelen kan lese der, og prøv igjen.',
  'integrations.ProviderUnavailable': 'Det andre systemet svarer ikke akkurat nå. Prøv igjen om noen minutter.',
  'integrations.MatchChanged': 'Det er allerede avgjort hvem dette er, eller en av dem er slettet. Se på listene igjen.',
  'integrations.TooManyPeople':
    'Det andre systemet har mer enn vi kan sammenligne: {people, number} personer, eller {megabytes, number} MB med opplysninger. Begrens listen der først.',
};
