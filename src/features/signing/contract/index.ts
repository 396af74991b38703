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
import * as create from './endpoints-create.ts';
import * as files from './endpoints-files.ts';
import * as life from './endpoints-life.ts';
import * as endpoints from './endpoints.ts';
import { signingRights } from './rights.ts';

// `endpoints-seal`, `endpoints-recipient` and `endpoints-verify` come in with their handlers.
export const signing = feature({
  name: 'signing',
  rights: signingRights,
  endpoints: {
    ...endpoints,
    ...create,
    ...life,
    ...files,
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
