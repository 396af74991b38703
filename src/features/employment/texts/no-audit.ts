import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: { employmentContract: 'Arbeidsavtale' },
  changed: { employmentContract: '{actor} endret arbeidsavtalen «{what}»' },
  actions: {
    createDocument: '{actor} begynte på arbeidsavtalen «{what}»',
    createDocuments: '{actor} begynte på arbeidsavtalen «{what}»',
    createAddendum: '{actor} begynte på et tillegg til arbeidsavtalen «{what}»',
    copyDocument: '{actor} begynte på arbeidsavtalen «{what}» som en kopi',
    updateDocument: '{actor} endret arbeidsavtalen «{what}»',
    deleteDocument: '{actor} slettet arbeidsavtalen «{what}»',
    publishDocument: '{actor} ferdigstilte arbeidsavtalen «{what}»',
    finishDocument: '{actor} ferdigstilte arbeidsavtalen «{what}»',
    finishDocument_companyUser: '{actor} fylte ut profilen til {subject} fra en arbeidsavtale',
    finishDocument_invitation: '{actor} inviterte {subject}',
    updateDuePeople: '{actor} oppdaterte profilen til {subject} med det avtalen sier fra den dagen',
    reopenDocument: '{actor} gjorde arbeidsavtalen «{what}» om til utkast',
    exportDocument: '{actor} åpnet arbeidsavtalen «{what}»',
    downloadDocument: '{actor} lastet ned arbeidsavtalen «{what}»',
    uploadSignedCopy: '{actor} lastet opp den signerte kopien av arbeidsavtalen «{what}»',
    uploadSignedCopy_file: '{actor} la den signerte arbeidsavtalen «{what}» i en profil',
    setPerson: '{actor} knyttet arbeidsavtalen «{what}» til en person',
    setPerson_file: '{actor} la den signerte arbeidsavtalen «{what}» i en profil',
    updateTemplate: '{actor} oppdaterte arbeidsavtalen «{what}» til en nyere mal',
    compareVersions: '{actor} sammenlignet versjoner av arbeidsavtalen «{what}»',
    getDocument: '{actor} leste arbeidsavtalen «{what}»',
  },
};
