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
export const sendCodeCall = endpointAt<typeof sendCode>({ method: 'POST', path: '/signing/recipient/send-code', effect: 'write' });
export const verifyCodeCall = endpointAt<typeof verifyCode>({ method: 'POST', path: '/signing/recipient/verify-code', effect: 'write' });
export const beginElectronicIdCall = endpointAt<typeof beginElectronicId>({
  method: 'POST',
  path: '/signing/recipient/begin-electronic-id',
  effect: 'write',
});
export const completeElectronicIdCall = endpointAt<typeof completeElectronicId>({
  method: 'POST',
  path: '/signing/recipient/complete-electronic-id',
  effect: 'write',
});
export const signDocumentCall = endpointAt<typeof signDocument>({ method: 'POST', path: '/signing/recipient/sign', effect: 'write' });
export const rejectDocumentCall = endpointAt<typeof rejectDocument>({ method: 'POST', path: '/signing/recipient/reject', effect: 'write' });
export const requestNewLinkCall = endpointAt<typeof requestNewLink>({
  method: 'POST',
  path: '/signing/recipient/request-new-link',
  effect: 'write',
});
