import { add } from '#kernel/server/registers.ts';
import { secretKinds } from '#kernel/server/secret-access.ts';
import { serve } from '#kernel/server/serve.ts';
import { signing } from '../contract/index.ts';
import { recipientHandlers } from './recipient/handlers.ts';
import { formerLinkKind, signingSecretKind } from './recipient/secret.ts';

export default serve(signing, { ...recipientHandlers }, [add(secretKinds, signingSecretKind), add(secretKinds, formerLinkKind)]);
