import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enConnectAudit } from './en-connect-audit.ts';

export const noConnectAudit: TextsLike<typeof enConnectAudit> = {
  connectPowerOffice: '{actor} koblet til PowerOffice Go',
  updatePowerOffice: '{actor} byttet nøkkelen til PowerOffice Go',
  disconnectPowerOffice: '{actor} koblet fra PowerOffice Go',
  connectTripletex: '{actor} koblet til Tripletex',
  updateTripletex: '{actor} byttet nøkkelen til Tripletex',
  disconnectTripletex: '{actor} koblet fra Tripletex',
  getAdminEmails: '{actor} slo opp administratorene i Uni Micro',
  sendOtp: '{actor} sendte en kode for å koble til Uni Micro',
  connectUniMicro: '{actor} koblet til Uni Micro',
  disconnectUniMicro: '{actor} koblet fra Uni Micro',
  'fail-connection': 'Tilkoblingen til {what} sluttet å virke',
  'follow-connection': 'Statusen for tilkoblingen til {what} ble endret',
};
