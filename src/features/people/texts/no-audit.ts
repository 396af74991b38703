import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: {
    companyUser: 'Person',
    peopleImport: 'Import av ansatte',
    export: 'Eksport',
  },
  changed: {
    companyUser: '{actor} endret {whose, select, you {profilen din} own {profilen sin} other {profilen til {subject}}}',
    peopleImport: '{actor} jobbet med en import av ansatte',
    export: '{actor} eksporterte en fil',
  },
  actions: {
    createCompanyUser: '{actor} la til {subject}',
    updateCompanyUser: '{actor} endret {whose, select, you {profilen din} own {profilen sin} other {profilen til {subject}}}',
    updateInteractionData: '{actor} endret hvordan sidene vises',
    updateCompanyUserPendingStatus:
      '{actor} {whose, select, you {fullførte profilen din} own {fullførte profilen sin} other {satte {subject} som aktiv}}',
    updateCompanyUserPendingStatus_invitation:
      '{actor} fullførte {whose, select, you {invitasjonen din} own {invitasjonen sin} other {invitasjonen til {subject}}}',
    activateCompanyUser: '{actor} aktiverte {subject}',
    activateCompanyUser_invitation:
      '{actor} fullførte {whose, select, you {invitasjonen din} own {invitasjonen sin} other {invitasjonen til {subject}}}',
    deactivateCompanyUser: '{actor} deaktiverte {subject}',
    deactivateCompanyUser_invitation: '{actor} trakk tilbake invitasjonen til {subject}',
    deleteCompanyUser: '{actor} slettet en person',
    validateImport: '{actor} lastet opp en fil med ansatte for import',
    importPeople: '{actor} startet en import av ansatte',
    importPeople_companyUser: '{actor} importerte {subject} fra en fil',
    undoImport: '{actor} angret en import av ansatte',
    getCompanyUser: '{actor} så på {whose, select, you {profilen din} own {profilen sin} other {profilen til {subject}}}',
    getHistory: '{actor} så på historikken til {subject}',
    exportCompanyUsers: '{actor} eksporterte en liste med ansatte',
  },
};
