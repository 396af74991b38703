import type { Example, World } from '#testing/examples.ts';
import type { ExampleInput } from '#testing/caller.ts';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import { connectPowerOffice, connectTripletex, connectUniMicro, getAdminEmails, sendOtp } from '../contract/endpoints-connections.ts';
import { setUpKeySystems } from './key-systems.ts';

const administrator = 'kari@firma.no';
const unimicro = { provider: 'unimicro' };
const form = (body: object): ExampleInput => ({ body, files: [] });

/** An installation whose systems open the company with one key. */
export function openSystems({ server, company }: World): void {
  const { opens, directory } = setUpKeySystems(server);
  opens.set('a-key', {});
  directory.set(String(900_000_000 + company.companyId), {
    key: 'a-key',
    companyName: 'Fjord og Fjell AS',
    administrators: [administrator],
  });
}

async function made({ admin }: World, endpoint: Endpoint, input: ExampleInput): Promise<Record<string, unknown>> {
  const { status, json } = await admin.call(endpoint, input);
  if (status !== 200) throw new Error(`${endpoint.path} was refused: ${JSON.stringify(json)}`);
  return json;
}

/** The sealed address of the company’s administrator in Uni Micro. */
export async function sealedAddress(world: World): Promise<string> {
  const { adminEmails } = getAdminEmails.answer.parse(await made(world, getAdminEmails, form(unimicro)));
  return adminEmails[0]?.encryptedAdminEmailAddress ?? '';
}

/** The code that was mailed to the administrator. */
export async function mailedCode(world: World): Promise<string> {
  await made(world, sendOtp, form({ ...unimicro, encryptedAdminEmailAddress: await sealedAddress(world) }));
  const mail = (await world.server.mails()).find(({ to }) => to === administrator);
  return /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';
}

const powerOfficeKey = { body: { clientKey: 'a-key' } };
const tripletexKey = { body: { employeeToken: 'a-key' } };

/** With systems that accept a key, after the given steps. */
const within = (input: (world: World) => Promise<ExampleInput> | ExampleInput): Example => ({
  input: (world) => {
    openSystems(world);
    return input(world);
  },
});
const after = (endpoint: Endpoint, first: ExampleInput, input: ExampleInput): Example =>
  within(async (world) => {
    await made(world, endpoint, first);
    return input;
  });

export const connectExamples = {
  connectPowerOffice: within(() => powerOfficeKey),
  updatePowerOffice: after(connectPowerOffice, powerOfficeKey, powerOfficeKey),
  disconnectPowerOffice: after(connectPowerOffice, powerOfficeKey, {}),
  connectTripletex: within(() => tripletexKey),
  updateTripletex: after(connectTripletex, tripletexKey, tripletexKey),
  disconnectTripletex: after(connectTripletex, tripletexKey, {}),
  getAdminEmails: within(() => form(unimicro)),
  sendOtp: within(async (world) => form({ ...unimicro, encryptedAdminEmailAddress: await sealedAddress(world) })),
  connectUniMicro: within(async (world) => form({ ...unimicro, otp: await mailedCode(world) })),
  disconnectUniMicro: within(async (world) => {
    await made(world, connectUniMicro, form({ ...unimicro, otp: await mailedCode(world) }));
    return form(unimicro);
  }),
};
