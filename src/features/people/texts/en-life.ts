/** Refusals of a person's life: joining, leaving, being deleted. */
export const en = {
  'people.UserLimitReached':
    'The subscription has room for {limit} people, and {used} places are taken. A System Admin can make room for more under Subscription.',
  'people.ResponsibleForContracts': 'The person is responsible for contracts. Hand them over to someone else first.',
  'people.HandOverFirst': 'The person is still responsible for something. Hand it over to someone else first.',
  'people.ProfileIncomplete': 'Something is still missing in the profile. Fill in the marked fields and try again.',
  'people.DeactivateFirst': 'The person still has access. Deactivate them first, then delete.',
  'accesscontrol.CannotDeactivateManager': 'Other people report to this person. Give them a new manager first.',
  'accesscontrol.OnlySystemAdmin': 'This is the only System Admin. Make someone else System Admin first.',
  'accesscontrol.ExternalCannotHaveSubordinates':
    'External people cannot manage others. Give those who report to this person a new manager first.',
  'accesscontrol.MultipleAdminsRequireSubscription':
    'More than one System Admin requires an active subscription. A System Admin can sort that out under Subscription.',
};
