import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inventedUnits } from '../server/registry-embedded.ts';
import type { WireUnit } from '../server/rules/registry-unit.ts';

/** A stand-in for the business register with its documented wire format (law.3). */
export interface RegistryServer {
  address: string;
  /** The `Accept` headers and paths of its requests. */
  asked: { path: string; accept: string | undefined }[];
  /** What it says of a number from now on, instead of what was invented; `broken` is a fault of its own. */
  changed: Map<string, WireUnit | 'broken'>;
  close: () => Promise<void>;
}

/** Numbers with special answers; all have a valid check digit. */
export const failingUnit = {
  removed: '810000015',
  refused: '810000023',
  broken: '810000031',
  silent: '810000058',
  garbage: '810000066',
  another: '810000074',
} as const;

/** A name that the register fails to search for. */
export const failingName = 'FEIL';

/** Starts the register on a free local port. */
export async function startRegistry(): Promise<RegistryServer> {
  const asked: RegistryServer['asked'] = [];
  const changed: RegistryServer['changed'] = new Map();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, accept: request.headers.accept });
    const number = path.split('/').at(-1) ?? '';
    const said = changed.get(number);
    if (said === undefined) answer(number, path, response);
    else if (said === 'broken') send(response, 500, broken(path));
    else send(response, 200, said);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has a socket address.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/enhetsregisteret/api`,
    asked,
    changed,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(number: string, path: string, response: ServerResponse): void {
  const text = new URLSearchParams(number.split('?')[1]).get('navn');
  if (text !== null) return search(text, response);
  if (number === failingUnit.silent) return;
  if (number === failingUnit.garbage) return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Vedlikehold</html>');
  if (number === failingUnit.removed) return send(response, 410, removed(number, path));
  if (number === failingUnit.refused) return send(response, 400, refused(number, path));
  if (number === failingUnit.broken) return send(response, 500, broken(path));
  const unit = inventedUnits.find((one) => one.organisasjonsnummer === (number === failingUnit.another ? '123456785' : number));
  if (!unit) return void response.writeHead(404).end();
  send(response, 200, { ...unit, organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap' }, _links: { self: { href: path } } });
}

/** Without a hit the list itself is missing. */
function search(text: string, response: ServerResponse): void {
  if (text === failingName) return send(response, 500, broken('/enheter'));
  const enheter = inventedUnits.filter(({ navn }) => navn.includes(text.toUpperCase()));
  const page = { size: 5, totalElements: enheter.length, totalPages: 1, number: 0 };
  send(response, 200, enheter.length > 0 ? { _embedded: { enheter }, page } : { page });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(JSON.stringify(body));
}

function removed(number: string, path: string) {
  return { organisasjonsnummer: number, slettedato: '2023-05-01', _links: { self: { href: path } } };
}

function refused(number: string, path: string) {
  const feilmelding = `Organisasjonsnummeret ${number} er ikke gyldig`;
  return {
    tidsstempel: '2026-11-21T10:00:00.000+0000',
    status: 400,
    feilmelding: 'Feilaktig forespørsel',
    sti: path,
    antallFeil: 1,
    valideringsfeil: [{ feilmelding, parametere: ['organisasjonsnummer'], feilaktigVerdi: number }],
  };
}

function broken(path: string) {
  return { timestamp: '2026-11-21T10:00:00.000+0000', status: 500, error: 'Internal Server Error', message: '', path };
}
