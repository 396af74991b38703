import { feature } from '#kernel/contract/feature.ts';
import { getSigningContacts } from './endpoints-contacts.ts';
import * as create from './endpoints-create.ts';
import { exportSigningRequests } from './endpoints-export.ts';
import * as files from './endpoints-files.ts';
import * as life from './endpoints-life.ts';
import { publishAndSendDocument } from './endpoints-publish.ts';
import * as recipient from './endpoints-recipient.ts';
import * as seal from './endpoints-seal.ts';
import * as verify from './endpoints-verify.ts';
import * as endpoints from './endpoints.ts';
import { signingRights } from './rights.ts';

export const signing = feature({
  name: 'signing',
  rights: signingRights,
  endpoints: {
    ...endpoints,
    ...create,
    getSigningContacts,
    publishAndSendDocument,
    exportSigningRequests,
    ...life,
    ...files,
    ...recipient,
    ...seal,
    ...verify,
  },
});
