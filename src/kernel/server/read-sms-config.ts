import { z } from 'zod';
import type { SmsProvider } from './config.ts';

const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** The variables about text messages (README, "Configuration"). */
export const smsVariables = {
  SMS_GATEWAY: z.enum(['sveve', 'link', 'twilio']).optional(),
  SMS_URL: address.optional(),
  SMS_USER: text.optional(),
  SMS_PASSWORD: text.optional(),
  SMS_SENDER: z
    .string()
    .trim()
    .regex(/^(?:(?=.*[A-Za-z])[A-Za-z0-9 ]{3,11}|\+?\d{4,15})$/)
    .optional(),
  SMS_REPORT_SECRET: z.string().min(32).max(200).optional(),
  SMS_PLATFORM_ID: text.optional(),
  SMS_PLATFORM_PARTNER_ID: text.optional(),
};
type SmsVariables = z.output<z.ZodObject<typeof smsVariables>>;

const usualUrls: Readonly<Record<SmsProvider['kind'], string>> = {
  sveve: 'https://sveve.no',
  link: 'https://wsx.sp247.net',
  twilio: 'https://api.twilio.com',
};

/** The gateway for text messages; undefined for none, and a sentence when the variables do not fit together. */
export function smsProviderOf(env: SmsVariables): SmsProvider | string | undefined {
  const { SMS_GATEWAY: kind, SMS_USER: user, SMS_PASSWORD: password, SMS_SENDER: sender } = env;
  if (kind === undefined) return undefined;
  if (user === undefined || password === undefined) return 'SMS_GATEWAY needs SMS_USER and SMS_PASSWORD: set all three, or none.';
  if (sender === undefined) return 'SMS_GATEWAY needs SMS_SENDER, a name of 3 to 11 letters or a number.';
  const common = { url: env.SMS_URL ?? usualUrls[kind], user, password, sender, reportSecret: env.SMS_REPORT_SECRET };
  if (kind !== 'link') return { kind, ...common };
  const { SMS_PLATFORM_ID: platformId, SMS_PLATFORM_PARTNER_ID: platformPartnerId } = env;
  if (platformId === undefined || platformPartnerId === undefined)
    return 'SMS_GATEWAY=link needs SMS_PLATFORM_ID and SMS_PLATFORM_PARTNER_ID.';
  return { kind, ...common, platformId, platformPartnerId };
}
