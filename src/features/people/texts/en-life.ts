/** Refusals of a person's life: joining, leaving, being deleted. */
export const en = {
  'people.UserLimitReached':
    'The subscription has room for {limit} people, and {used} places are taken. Change the subscription to make room for more.',
  'people.ResponsibleForContracts': 'The person is responsible for contracts. Hand these over first.',
  'people.HandOverFirst': 'The person is still responsible for something. Hand it over to somebody else first.',
  'people.ProfileIncomplete': 'Something is still missing in the profile. Fill in the marked fields and try again.',
  'people.DeactivateFirst': 'The person can sign in. Deactivate them first; then they can be deleted.',
  'accesscontrol.CannotDeactivateManager': 'Others report to this person. Reassign the subordinates first.',
  'accesscontrol.OnlySystemAdmin': 'This is the only System Admin. Make somebody else System Admin first.',
  'accesscontrol.ExternalCannotHaveSubordinates': 'External people cannot have subordinates. Reassign them first.',
  'accesscontrol.MultipleAdminsRequireSubscription':
    'More than one System Admin requires an active subscription. Choose a plan under Subscription first.',
};
