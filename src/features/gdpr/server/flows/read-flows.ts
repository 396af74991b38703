import { documentsOf } from '#features/content/server/public.ts';
import type { Fail } from '#kernel/server/failure.ts';
import type { Services } from '#kernel/server/services.ts';
import { FlowContent } from '../../contract/flow-content.ts';
import { departments } from '../../contract/kinds.ts';

/** All questionnaires of the content service, in the order of the departments. Must not be called inside a transaction. */
export async function readFlows(services: Services): Promise<FlowContent[]> {
  const found = await documentsOf(services, 'gdprFlow', FlowContent);
  const place = ({ department }: FlowContent) => departments.indexOf(department);
  return found.toSorted((a, b) => place(a) - place(b) || a.key.localeCompare(b.key));
}

type Refusing = Fail<'gdpr.InvalidFlowId' | 'gdpr.FlowDoesNotExist' | 'gdpr.FlowNotEnabled'>;

/** The questionnaire with this id; refuses what is no id, what is not there, and what is switched off (gdpr.41). */
export function flowOf(flows: readonly FlowContent[], flowId: string, fail: Refusing): FlowContent {
  if (!/^[A-Za-z0-9-]{1,60}$/.test(flowId)) fail('gdpr.InvalidFlowId');
  const flow = flows.find(({ key }) => key === flowId) ?? fail('gdpr.FlowDoesNotExist', 404);
  return flow.isActive ? flow : fail('gdpr.FlowNotEnabled', 409);
}
