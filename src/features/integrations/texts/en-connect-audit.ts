/** What the log says of calls that connect systems. */
export const enConnectAudit = {
  connectPowerOffice: '{actor} connected PowerOffice Go',
  updatePowerOffice: '{actor} replaced the key to PowerOffice Go',
  disconnectPowerOffice: '{actor} disconnected PowerOffice Go',
  connectTripletex: '{actor} connected Tripletex',
  updateTripletex: '{actor} replaced the key to Tripletex',
  disconnectTripletex: '{actor} disconnected Tripletex',
  getAdminEmails: '{actor} looked up the administrators in Uni Micro',
  sendOtp: '{actor} sent a code to connect Uni Micro',
  connectUniMicro: '{actor} connected Uni Micro',
  disconnectUniMicro: '{actor} disconnected Uni Micro',
  'fail-connection': 'The connection to {what} stopped working',
  'follow-connection': 'The status of the connection to {what} changed',
} as const;
