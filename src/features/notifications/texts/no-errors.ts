import type { enErrors } from './en-errors.ts';

export const noErrors: typeof enErrors = {
  'notificationRules.Forbidden': 'Du har ikke tilgang til varslingsregler. Spør en administrator.',
  'notificationRules.NotificationsNotEnabled': 'Varsler er slått av i denne virksomheten. En administrator kan slå dem på i Innstillinger.',
  'notificationRules.RuleNotEditable': 'Denne regelen kan ikke lenger endres. Lag en ny.',
  'notificationRules.RuleSetByAnotherAdmin':
    'En annen administrator har laget denne regelen, og bare den personen kan endre den. Spør vedkommende, eller lag en egen regel.',
  'notificationRules.OccurrenceNotAllowed': 'Denne hendelsen kan ikke gjentas slik. Velg en annen gjentakelse.',
  'notificationRules.DaysDifferenceNotAllowed':
    'Denne hendelsen kan ikke varsles så mange dager før eller etter. Velg et annet antall dager.',
  'notificationRules.RecipientNotAllowed': 'En av mottakerne kan ikke varsles om denne hendelsen. Velg andre mottakere.',
  'notificationRules.ChannelNotAllowed': 'Denne hendelsen kan ikke varsles på den måten. Velg en annen kanal.',
  'notificationRules.ActionNotAllowed': 'En av handlingene hører ikke til denne hendelsen. Velg andre handlinger.',
  'notificationRules.TitleFormat': 'Gi regelen en tittel på 1 til 75 tegn: bokstaver, tall, mellomrom og punktum.',
  'notificationRules.NoRecipients': 'Velg minst én mottaker.',
  'notificationRules.NoMethod': 'Velg minst én måte å varsle på.',
  'notificationRules.IdenticalRuleExists': 'Det finnes allerede en regel som er helt lik. Endre den i stedet.',
  'notificationRules.OverlappingRuleExists':
    'En annen regel varsler allerede de samme om dette på samme tid. Endre den, eller velg et annet tidspunkt.',
  'notificationRules.OverlappingRecipients': 'En annen regel varsler allerede noen av mottakerne om dette. Fjern dem her eller der.',
  'notificationRules.InvalidLink': 'Denne lenken er ikke gyldig. Du kan velge hva du vil varsles om i Mine innstillinger.',
};
