import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enComparisonErrors } from './en-comparison-errors.ts';

/** Why people were not compared. */
export const noComparisonErrors: TextsLike<typeof enComparisonErrors> = {
  'integrations.CompanyConnectionNotFound': 'Dette systemet er ikke koblet til. Koble det til først.',
  'integrations.InvalidToken': 'Det andre systemet avviser nøkkelen. Lag en ny der, og legg den inn her.',
  'integrations.CouldNotFetchExternalUsers':
    'Kunne ikke hente brukerne fra det andre systemet. Se etter hva nøkkelen har lov til å lese der, og prøv igjen.',
  'integrations.ProviderUnavailable': 'Det andre systemet svarer ikke nå. Prøv igjen om noen minutter.',
  'integrations.MatchChanged': 'Noen har avgjort hvem dette er i mellomtiden, eller en av dem er borte. Se på listene igjen.',
  'integrations.TooManyPeople':
    'Det andre systemet har mer enn det som kan sammenlignes: {people, number} personer, eller {megabytes, number} MB med opplysninger. Begrens listen der først.',
};
