import type { enErrors } from './en-errors.ts';

export const noErrors: typeof enErrors = {
  'notificationRules.Forbidden': 'Du har ikke tilgang til varslingsregler. Spør en administrator.',
  'notificationRules.NotificationsNotEnabled': 'Varsler er slått av i denne virksomheten. En administrator kan slå dem på i Innstillinger.',
  'notificationRules.RuleNotEditable': 'Denne regelen kan ikke lenger endres. Opprett en ny.',
  'notificationRules.RuleSetByAnotherAdmin':
    'En annen administrator har laget denne regelen, og bare den personen kan endre den. Spør personen, eller lag en egen regel.',
  'notificationRules.OccurrenceNotAllowed': 'Denne hendelsen kan ikke gjentas slik. Velg et annet intervall.',
  'notificationRules.DaysDifferenceNotAllowed':
    'Du kan ikke varsle om denne hendelsen så mange dager før eller etter. Velg et annet antall dager.',
  'notificationRules.RecipientNotAllowed': 'En av mottakerne kan ikke varsles om denne hendelsen. Velg andre mottakere.',
  'notificationRules.ChannelNotAllowed': 'Du kan ikke varsle om denne hendelsen på den måten. Velg en annen kanal.',
  'notificationRules.ActionNotAllowed': 'En av handlingene hører ikke til denne hendelsen. Velg andre handlinger.',
  'notificationRules.TitleFormat': 'Gi regelen en tittel på 1 til 75 tegn: bokstaver, tall, mellomrom og punktum.',
  'notificationRules.NoRecipients': 'Velg minst én mottaker.',
  'notificationRules.NoMethod': 'Velg minst én kanal.',
  'notificationRules.IdenticalRuleExists': 'Det finnes allerede en regel som er helt lik. Endre den i stedet.',
  'notificationRules.OverlappingRuleExists':
    'En annen regel varsler allerede de samme om dette på samme tid. Endre den regelen, eller velg et annet tidspunkt.',
  'notificationRules.OverlappingRecipients':
    'En annen regel varsler allerede noen av disse mottakerne. Fjern dem fra denne regelen eller den andre.',
  'notificationRules.InvalidLink': 'Denne lenken er ikke gyldig. Du kan velge varsler under Mine innstillinger.',
};
