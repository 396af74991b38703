import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: {
    account: 'Konto',
    session: 'Pålogging',
    apiKey: 'API-nøkkel',
  },
  changed: {
    account: '{actor} endret en konto',
    session: '{actor} avsluttet en pålogging',
    apiKey: '{actor} endret en API-nøkkel',
  },
  actions: {
    'api-key': '{actor} laget en API-nøkkel',
    createApiKey: '{actor} laget en API-nøkkel',
    revokeApiKey: '{actor} trakk tilbake en API-nøkkel',
    revokeCompanyApiKey: '{actor} trakk tilbake en API-nøkkel som tilhører {subject}',
    resetMfa: '{actor} nullstilte totrinns pålogging for {subject}',
  },
};
