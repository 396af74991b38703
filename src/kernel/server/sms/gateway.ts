import type { DeliveryRefusal } from '../delivery-attempts.ts';

/** One SMS, ready to send. */
export interface Sms {
  /** International form, such as +4791234567. */
  to: string;
  text: string;
}

/** An SMS provider. */
export interface SmsGateway {
  /** Sends the message; undefined when it was accepted. A retry has the same id, for gateways that detect duplicates. */
  send: (sms: Sms & { id: string }) => Promise<DeliveryRefusal | undefined>;
}
