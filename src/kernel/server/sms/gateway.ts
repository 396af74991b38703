import type { DeliveryRefusal } from '../delivery-attempts.ts';

/** One SMS, ready to send. */
export interface Sms {
  /** International form, such as +4791234567. */
  to: string;
  text: string;
}

/** Somebody who carries SMS. */
export interface SmsGateway {
  /** Hands the message over; undefined when it was accepted. The id is the same when it is tried again, for gateways that know a message by it. */
  send: (sms: Sms & { id: string }) => Promise<DeliveryRefusal | undefined>;
}
