import { connectPowerOffice, updatePowerOffice } from './connect-poweroffice.ts';
import { connectTripletex, updateTripletex } from './connect-tripletex.ts';
import { connectUniMicro, getAdminEmails, sendOtp } from './connect-unimicro.ts';
import { disconnectPowerOffice, disconnectTripletex, disconnectUniMicro } from './disconnect.ts';

/** The calls that connect accounting systems. */
export const connectionCalls = {
  connectPowerOffice,
  updatePowerOffice,
  disconnectPowerOffice,
  connectTripletex,
  updateTripletex,
  disconnectTripletex,
  getAdminEmails,
  sendOtp,
  connectUniMicro,
  disconnectUniMicro,
};
