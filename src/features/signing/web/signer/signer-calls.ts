import { endpointAt } from '#kernel/web/endpoint-at.ts';
import type {
  beginElectronicId,
  completeElectronicId,
  getInvitation,
  rejectDocument,
  requestNewLink,
  sendCode,
  signDocument,
  verifyCode,
} from '../../contract/endpoints-recipient.ts';

// By their addresses alone: a phone that opens a link need not load the schemas.
export const getInvitationCall = endpointAt<typeof getInvitation>({ method: 'GET', path: '/signing/recipient/get' });
export const sendCodeCall = endpointAt<typeof sendCode>({ method: 'POST', path: '/signing/recipient/send-code' });
export const verifyCodeCall = endpointAt<typeof verifyCode>({ method: 'POST', path: '/signing/recipient/verify-code' });
export const beginElectronicIdCall = endpointAt<typeof beginElectronicId>({
  method: 'POST',
  path: '/signing/recipient/begin-electronic-id',
});
export const completeElectronicIdCall = endpointAt<typeof completeElectronicId>({
  method: 'POST',
  path: '/signing/recipient/complete-electronic-id',
});
export const signDocumentCall = endpointAt<typeof signDocument>({ method: 'POST', path: '/signing/recipient/sign' });
export const rejectDocumentCall = endpointAt<typeof rejectDocument>({ method: 'POST', path: '/signing/recipient/reject' });
export const requestNewLinkCall = endpointAt<typeof requestNewLink>({ method: 'POST', path: '/signing/recipient/request-new-link' });
