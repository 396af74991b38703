import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: {
    account: 'Konto',
    session: 'Økt',
    apiKey: 'API-nøkkel',
  },
  changed: {
    account: '{actor} endret en konto',
    session: '{actor} avsluttet en økt',
    apiKey: '{actor} endret en API-nøkkel',
  },
  actions: {
    'api-key': '{actor} opprettet en API-nøkkel',
    createApiKey: '{actor} opprettet en API-nøkkel',
    revokeApiKey: '{actor} trakk tilbake en API-nøkkel',
    revokeCompanyApiKey: '{actor} trakk tilbake en API-nøkkel som tilhørte {subject}',
    resetMfa: '{actor} tilbakestilte totrinnspålogging for {subject}',
  },
};
