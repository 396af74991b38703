import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Explanation } from './entities-explain.ts';

export const explain = endpoint({
  method: 'GET',
  path: '/accesscontrol/explain',
  summary: 'Explains why someone sees a person, folder or note, or why not. For callers with full access to people.',
  access: {
    permission: 'AccessControl',
    feature: 'accesscontrol',
    subscriptionFeature: 'accesscontrol',
    refusedAs: { feature: 'accesscontrol.FeatureMissing' },
  },
  effect: 'read',
  company: 'required',
  query: z.object({
    companyUserId: z.uuid(field('required')),
    itemType: z.string().min(1, field('required')).max(50),
    itemId: z.uuid(field('required')),
  }),
  answer: z.object({ explanation: Explanation }),
  errors: ['accesscontrol.FeatureMissing'],
});
