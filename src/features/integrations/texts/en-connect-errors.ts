/** What calls that connect a system are refused with. */
export const enConnectErrors = {
  'integrations.ConnectionAlreadyExists': 'This system is already connected. Replace its key, or disconnect it first.',
  'integrations.NoPermission': 'The key does not give the access needed: {words} Give it more access there, and try again.',
  'integrations.CouldNotUpdateConnection':
    'The new key opens {opened}, while {former} is connected. The former key is still used. Disconnect first to connect another company.',
  'integrations.CouldNotDeleteConnection': 'People are being synced with this system now. Disconnect it when the sync is done.',
  'integrations.MissingEmployeeToken': 'Paste the employee token from Tripletex.',
  'integrations.MissingConsumerToken':
    'This server has no consumer token for Tripletex. Paste the one your employee token was created for.',
  'integrations.ClientNotFound': 'The key no longer opens that client. Choose another.',
  'integrations.DepartmentNotFound': 'That department no longer exists. Choose another.',
  'integrations.NoAdministratorFound':
    'Uni Micro has no administrator of your company that this server can see. Ask your contact at Uni Micro to give Samspill access.',
  'integrations.AddressExpired': 'More than 15 minutes have passed. Find the administrators again.',
  'authentication.WrongOtp': 'Wrong code. Check it with the administrator, and try again.',
  'authentication.OtpExpired': 'The code has expired, or has been tried too many times. Send a new one.',
};
