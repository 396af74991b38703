import type { DeliveryRefusal } from '../delivery-attempts.ts';

/** One SMS, ready to send. */
export interface Sms {
  /** International form, such as +4791234567. */
  to: string;
  text: string;
  /** What telephones show as the sender; by default that of the gateway. */
  sender?: string;
  /** Its name in the outbox; by default a new one. */
  id?: string;
  /** A feature follows what becomes of it (`smsEnded`), and shows it: such a message is handed over at most once. */
  isFollowed?: boolean;
}

/** The gateway took a message, and calls it by this name in its reports. */
export interface SmsTaken {
  gatewayId: string;
}

/** What a gateway reports of a message that it took. */
export interface GatewayReport {
  /** The id that the message was sent with; undefined when the gateway does not say it. */
  id: string | undefined;
  gatewayId: string | undefined;
  /** `underway`: not known yet. */
  outcome: 'delivered' | 'failed' | 'underway';
  /** Why it failed, in the gateway's words. */
  reason: string | undefined;
}

/** An SMS provider. */
export interface SmsGateway {
  /** What telephones show when a message names no sender; null when that is set at the gateway. */
  defaultSender?: string | null;
  /** Hands the message over; undefined when it was taken without a name. A retry has the same id, for gateways that detect duplicates. */
  send: (sms: Sms & { id: string }) => Promise<DeliveryRefusal | SmsTaken | undefined>;
  /** Reads what the gateway posts about messages; undefined when it is no report. */
  readReport?: (form: Readonly<Record<string, unknown>>) => GatewayReport | undefined;
}
