import { cpus, loadavg } from 'node:os';
import { sealCpu } from './seal-cpu.ts';

/** `node bench/seal.ts`: the CPU that a seal takes, alone and with inspecting and verifying; goal: a document of 1 MB is sealed in 40 ms. */
async function bench(): Promise<void> {
  const [processor] = cpus();
  console.log(`${processor?.model}, load before ${loadavg()[0]?.toFixed(1)}`);
  for (const megabytes of [1, 20]) {
    const { inspecting, sealing, verifying } = await sealCpu(megabytes);
    const shown = [inspecting, sealing, verifying].map((milliseconds) => `${milliseconds.toFixed(0)} ms`);
    console.log(`${megabytes} MB, CPU (median): inspecting ${shown[0]}, sealing ${shown[1]}, verifying ${shown[2]}`);
  }
}

await bench();
