import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: {
    gdprProtocol: 'Behandlingsprotokoll',
    treatment: 'Behandling',
    gdprSoftware: 'Programvare',
    gdprAgreement: 'Databehandleravtale',
  },
  changed: {
    gdprProtocol: '{actor} endret behandlingsprotokollen',
    treatment: '{actor} endret behandlingen «{what}»',
    gdprSoftware: '{actor} endret programvaren «{what}»',
    gdprAgreement: '{actor} endret databehandleravtalen for «{what}»',
  },
  actions: {
    createProtocol: '{actor} opprettet behandlingsprotokollen',
    updateProtocol: '{actor} endret hvem som er ansvarlig for behandlingsprotokollen',
    acknowledgeWelcome: '{actor} leste velkomsten til personvern',
    createTreatment: '{actor} la til behandlingen «{what}»',
    createTreatments: '{actor} la til behandlingen «{what}»',
    updateTreatment: '{actor} endret behandlingen «{what}»',
    updateTreatmentName: '{actor} ga behandlingen nytt navn: «{what}»',
    updateTreatmentOwner: '{actor} ga behandlingen «{what}» en ny eier',
    updateTreatmentDepartment: '{actor} flyttet behandlingen «{what}» til en annen avdeling',
    updateTreatmentStatus: '{actor} satte lyset på behandlingen «{what}»',
    updateLegalBasis: '{actor} endret behandlingsgrunnlaget for «{what}»',
    deleteTreatment: '{actor} slettet behandlingen «{what}»',
    createCompanySoftware: '{actor} la til programvaren «{what}»',
    deleteCompanySoftware: '{actor} fjernet programvaren «{what}»',
    createAgreement: '{actor} la til databehandleravtalen for «{what}»',
    createAgreement_gdprSoftware: '{actor} la til programvaren «{what}» med en avtale',
    updateAgreement: '{actor} endret databehandleravtalen for «{what}»',
    updateAgreement_gdprSoftware: '{actor} la til programvaren «{what}» med en avtale',
    deleteAgreement: '{actor} slettet databehandleravtalen for «{what}»',
    uploadAgreementFile: '{actor} lastet opp en fil til en databehandleravtale',
    getAgreementFile: '{actor} åpnet filen til databehandleravtalen for «{what}»',
    exportGdprLogs: '{actor} tok ut personvernloggen som fil',
  },
};
