import type { Config } from '../../config.ts';
import type { SmsGateway } from '../gateway.ts';
import { linkGateway } from './link.ts';
import { sveveGateway } from './sveve.ts';
import { twilioGateway } from './twilio.ts';

/** The gateway that the configuration names; undefined for none. */
export function openGateway({ sms, publicUrl }: Pick<Config, 'sms' | 'publicUrl'>): SmsGateway | undefined {
  if (!sms) return undefined;
  if (sms.kind === 'link') return linkGateway(sms);
  return sms.kind === 'sveve' ? sveveGateway(sms) : twilioGateway(sms, publicUrl);
}
