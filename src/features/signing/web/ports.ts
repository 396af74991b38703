import type { PortLoaders } from '#kernel/web/ports.ts';

const ports: PortLoaders = {
  sendContract: async () => (await import('./contract/PublishAndSend.tsx')).PublishAndSend,
  contractSigners: async () => (await import('./contract/ContractSigners.tsx')).ContractSigners,
  cancelContractSigning: async () => (await import('./contract/cancel-contract-signing.ts')).cancelContractSigning,
};

export default ports;
