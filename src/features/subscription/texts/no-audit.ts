import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: { subscription: 'Abonnement' },
  changed: { subscription: '{actor} endret abonnementet' },
  actions: {
    acknowledgeTrialEnd: '{actor} bekreftet at prøveperioden er over',
    updateRecipient: '{actor} endret hvem som får fakturaene',
    updateBillingInformation: '{actor} endret fakturaopplysningene',
    updatePaymentMethod: '{actor} endret hvordan fakturaene betales',
    disablePaymentCard: '{actor} fjernet et kort',
    handleSubscriptions: '{actor} endret planene til virksomheten',
    subscribeToUnlimited: '{actor} valgte Ubegrenset for virksomheten',
    cancelScheduledChanges: '{actor} angret en planlagt endring',
    'complete-purchase': 'Planer ble endret etter at kortet var belastet',
    'fail-purchase': 'Ingenting ble kjøpt, fordi betalingen ikke gikk gjennom',
    'keep-payment': 'Et kort ble belastet for planer som ikke lenger kunne kjøpes, og pengene ble satt til gode',
    payNow: '{actor} betalte en faktura med kort',
    'decline-payment': '{actor} prøvde å betale en faktura med kort, og kortet ble avvist',
    'carry-out-changes': 'Planlagte endringer av planer ble gjennomført',
    'begin-trial': 'Prøveperioden begynte',
    'end-trial': 'Prøveperioden tok slutt, og gratisplanen begynte',
    lock: 'Bare gratisplanen er tilgjengelig, fordi en faktura ikke er betalt på 30 dager',
    unlock: 'Alle planene er tilgjengelige igjen, fordi fakturaen er betalt',
  },
};
