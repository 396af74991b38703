import { feature } from '#kernel/contract/feature.ts';
import {
  beginElectronicId,
  completeElectronicId,
  getInvitation,
  getRecipientFile,
  rejectDocument,
  requestNewLink,
  sendCode,
  verifyCode,
} from './endpoints-recipient.ts';
import { signingRights } from './rights.ts';

// Each module comes in with its handlers.
export const signing = feature({
  name: 'signing',
  rights: signingRights,
  endpoints: {
    getInvitation,
    sendCode,
    verifyCode,
    beginElectronicId,
    completeElectronicId,
    getRecipientFile,
    rejectDocument,
    requestNewLink,
  },
});
