import type { Services } from '#kernel/server/services.ts';
import { signingMethods, type SigningMethod } from '../contract/kinds.ts';

/** The methods that this installation offers (signing.6). */
export function offeredMethods({ config, smsGateway }: Pick<Services, 'config' | 'smsGateway'>): SigningMethod[] {
  return signingMethods.filter((method) => {
    if (method === 'smsCode') return smsGateway !== undefined;
    return method !== 'electronicId' || config.signingIdentity !== undefined;
  });
}
