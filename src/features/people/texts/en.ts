import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { people } from '../contract/index.ts';

export const en = {
  errors: {
    'people.EmailAlreadyExists': 'Someone in the company already has this work e-mail.',
    'accesscontrol.NotAllowedToUpdateRole': 'You cannot give anyone this role.',
    'accesscontrol.CannotReportToSelf': 'Nobody can report to themselves.',
    'accesscontrol.InvalidReportingManager': 'This person cannot be anyone’s manager. Choose an active colleague who is not external.',
    'accesscontrol.ReportingCircleExists': 'That would close a circle: the new manager already reports to this person.',
  } satisfies Record<ErrorCodeOf<typeof people>, string>,
};
