/** Why people were not compared. */
export const enComparisonErrors = {
  'integrations.CompanyConnectionNotFound': 'This system is not connected. Connect it first.',
  'integrations.InvalidToken': 'The other system does not accept the key. Create a new one there and enter it here.',
  'integrations.CouldNotFetchExternalUsers':
    'We could not get the people from the other system. Check what the key can read there, and try again.',
  'integrations.ProviderUnavailable': 'The other system does not answer right now. Try again in a few minutes.',
  'integrations.MatchChanged': 'It has already been decided who this is, or one of them has been deleted. Look at the lists again.',
  'integrations.TooManyPeople':
    'The other system has more than we can compare: {people, number} people, or {megabytes, number} MB of details. Limit the list there first.',
} as const;
