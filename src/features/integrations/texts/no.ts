import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';
import { noComparisonErrors } from './no-comparison-errors.ts';
import { noConnect } from './no-connect.ts';
import { noConnectErrors } from './no-connect-errors.ts';
import { noCompare } from './no-compare.ts';
import { noSlack } from './no-slack.ts';
import { noSyncErrors } from './no-sync-errors.ts';
import { noSync } from './no-sync.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    ...noConnectErrors,
    ...noComparisonErrors,
    ...noSyncErrors,
    'integrations.SlackWebhookInvalid':
      'Dette er ikke en webhook-adresse fra Slack. Den begynner med https://hooks.slack.com/services/ og har tre deler etter det. Kopier hele.',
    'integrations.SlackJobExists': 'Den kanalen får allerede denne meldingen. Velg en annen melding eller en annen kanal.',
    'integrations.TooManySlackJobs': 'Virksomheten kan ikke ha flere meldinger til Slack. Slett en først.',
  },
  title: 'Integrasjoner',
  lead: 'Koble til systemene dere bruker, så legger dere inn ting bare én gang.',
  missingIn: { poweroffice: 'Ikke i PowerOffice Go', tripletex: 'Ikke i Tripletex', unimicro: 'Ikke i Uni Micro' },
  systems: { poweroffice: 'PowerOffice Go', tripletex: 'Tripletex', unimicro: 'Uni Micro', slack: 'Slack' },
  state: { none: 'Ikke koblet til', ok: 'Koblet til', failing: 'Virker ikke akkurat nå', disabled: 'Av' },
  since: 'Siden {date}',
  sinceBy: 'Siden {date}, av {name}',
  slack: noSlack,
  ...noCompare,
  ...noConnect,
  ...noSync,
};
