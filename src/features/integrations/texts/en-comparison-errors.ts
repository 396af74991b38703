/** Why people were not compared. */
export const enComparisonErrors = {
  'integrations.CompanyConnectionNotFound': 'This system is not connected. Connect it first.',
  'integrations.InvalidToken': 'The other system refuses the key. Make a new one there and put it in here.',
  'integrations.CouldNotFetchExternalUsers':
    'The people of the other system could not be fetched. Check what the key may read there, and try again.',
  'integrations.ProviderUnavailable': 'The other system isn’t answering. Try again in a few minutes.',
  'integrations.MatchChanged': 'Somebody has settled who this is meanwhile, or one of them is gone. Look at the lists again.',
  'integrations.TooManyPeople':
    'The other system has more than can be compared: {people, number} people, or {megabytes, number} MB of details. Limit the list there first.',
} as const;
