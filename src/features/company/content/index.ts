import type { FeatureContent } from '#kernel/contract/content.ts';
import { privacyStatement } from './agreements/privacy-statement.ts';
import { serviceAgreement } from './agreements/service-agreement.ts';
import { terms } from './agreements/terms.ts';

export const content: FeatureContent = { pages: [serviceAgreement, privacyStatement, terms] };
