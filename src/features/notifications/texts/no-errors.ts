import type { enErrors } from './en-errors.ts';

export const noErrors: typeof enErrors = {
  'notificationRules.Forbidden': 'Du har ikke tilgang til varslingsregler.',
  'notificationRules.NotificationsNotEnabled': 'Varsler er ikke slått på for denne virksomheten.',
  'notificationRules.RuleNotEditable': 'Denne regelen kan ikke lenger endres.',
  'notificationRules.RuleSetByAnotherAdmin': 'En annen administrator har laget denne regelen, og bare den personen kan endre den.',
  'notificationRules.OccurrenceNotAllowed': 'Denne hendelsen kan ikke gjentas slik.',
  'notificationRules.DaysDifferenceNotAllowed': 'Denne hendelsen kan ikke varsles så mange dager før eller etter.',
  'notificationRules.RecipientNotAllowed': 'En av mottakerne kan ikke varsles om denne hendelsen.',
  'notificationRules.ChannelNotAllowed': 'Denne hendelsen kan ikke varsles på den måten.',
  'notificationRules.ActionNotAllowed': 'En av handlingene hører ikke til denne hendelsen.',
  'notificationRules.TitleFormat': 'Gi regelen en tittel på 1 til 75 tegn: bokstaver, tall, mellomrom og punktum.',
  'notificationRules.NoRecipients': 'Velg minst én mottaker.',
  'notificationRules.NoMethod': 'Velg minst én måte å varsle på.',
  'notificationRules.IdenticalRuleExists': 'Det finnes allerede en regel som sier nøyaktig dette.',
  'notificationRules.OverlappingRuleExists': 'En annen regel varsler allerede de samme om dette på samme tid.',
  'notificationRules.OverlappingRecipients': 'Noen av mottakerne varsles allerede om dette av en annen regel.',
  'notificationRules.InvalidLink': 'Denne lenken er ikke gyldig. Du kan velge hva du vil varsles om i Mine innstillinger.',
};
