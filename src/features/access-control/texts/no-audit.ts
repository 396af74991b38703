import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: {
    viewAs: 'Visning som en annen',
  },
  changed: {
    viewAs: '{actor} så Samspill som {subject}',
  },
  actions: {
    acknowledgeAccessControlWelcomeScreen: '{actor} åpnet tilgangsstyring for første gang',
    exportUserList: '{actor} eksporterte en liste med brukere',
    setRole: '{actor} endret rollen til {subject}',
    upgrade: '{actor} ga {subject} en høyere rolle',
    downgrade: '{actor} ga {subject} en lavere rolle',
    updateReporting: '{actor} endret hvem som er nærmeste leder for {subject}',
    setHierarchy: '{actor} flyttet {subject} i organisasjonskartet',
    setItemPermissions: '{actor} endret hvem som har tilgang',
    viewAs: '{actor} så Samspill som {subject}',
    endViewAs: '{actor} sluttet å se Samspill som {subject}',
  },
};
