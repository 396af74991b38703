import { call } from '#kernel/web/call.ts';
import type { WebPorts } from '#kernel/web/ports.ts';
import { downgrade, upgrade } from '../../contract/endpoints.ts';

export const changeLevel: WebPorts['changeLevel'] = async (step, body) => {
  await call(step === 'upgrade' ? upgrade : downgrade, { body });
};
